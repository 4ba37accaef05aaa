import { fieldsOf, findElement, type Element, type ElementTree } from './tree.ts'

/** Codes that the conditions of an element and of its parts refer to, including sibling fields. */
const conditionsIn = (element: Element): string[] =>
  [element, ...fieldsOf(element)].flatMap(({ showIf }) => (showIf ? [showIf.code] : []))

/**
 * These elements with their dependencies: those in their conditions, and those displayed by their columns. Unknown
 * codes are omitted.
 */
export const withDependencies = (tree: ElementTree, codes: Iterable<string>): Set<string> => {
  const needed = new Set<string>()
  const waiting = [...codes]
  for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
    const element = needed.has(code) ? undefined : findElement(tree, code)
    if (!element) continue
    needed.add(code)
    waiting.push(...conditionsIn(element))
    if (element.kind === 'TABLE') waiting.push(...element.columns.flatMap(({ source }) => source ?? []))
  }
  return needed
}

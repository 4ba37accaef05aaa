import { fieldsOf, findElement, type Element, type ElementTree } from './tree.ts'

/** What the conditions of an element and of all in it name; fields beside a field are named here, too. */
const conditionsIn = (element: Element): string[] =>
  [element, ...fieldsOf(element)].flatMap(({ showIf }) => (showIf ? [showIf.code] : []))

/**
 * These elements, and those they need to be shown: what their conditions ask, and what their columns display. Codes the
 * tree does not have are left out.
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

import { conditionTypes } from './element-types.ts'
import { elementsOf, findElement, type Condition, type Element, type TemplateTree } from './template.ts'
import type { Value } from './values.ts'

/** Whether a condition holds for the value of the element it names; nothing given never does. */
const holds = ({ anyOf }: Condition, value: Value | undefined): boolean => {
  const given = Array.isArray(value) ? value : [value]
  return given.some((one) => anyOf.some((wanted) => wanted === one))
}

/**
 * Whether an element is shown, given the plain values of the profile. What depends on a hidden element is hidden, too;
 * what it held stays kept.
 */
export const isShown = (
  tree: TemplateTree,
  element: Pick<Element, 'code' | 'showIf'>,
  plain: Record<string, Value>,
  seen: ReadonlySet<string> = new Set(),
): boolean => {
  const { showIf, code } = element
  if (!showIf) return true
  // A circle cannot be published; should one be there, nobody waits for ever.
  if (seen.has(code)) return false
  const other = findElement(tree, showIf.code)
  if (!other || !holds(showIf, plain[showIf.code])) return false
  return isShown(tree, other, plain, new Set([...seen, code]))
}

/** The elements that are shown now. */
export const shownElements = (tree: TemplateTree, plain: Record<string, Value>): Element[] =>
  elementsOf(tree).filter((element) => isShown(tree, element, plain))

/** Whether conditions lead in a circle from this element. */
export const isCircular = (tree: TemplateTree, element: Element): boolean => {
  const seen = new Set<string>()
  let at: Element | undefined = element
  while (at?.showIf) {
    if (seen.has(at.code)) return true
    seen.add(at.code)
    at = findElement(tree, at.showIf.code)
  }
  return false
}

/** Whether an element may be named by a condition: a plain list or yes/no. */
export const canBeCondition = (element: Element): boolean =>
  element.kind === 'PLAIN' && conditionTypes.includes(element.type)

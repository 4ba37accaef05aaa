import {
  findElement,
  type Condition,
  type Element,
  type Field,
  type GroupElement,
  type TableElement,
  type ElementTree,
} from './tree.ts'
import type { Place, Value } from './values.ts'

/** A part that may have a condition: an element, a field of a group, or a column of a table. */
export type Part = Pick<Field, 'code' | 'showIf'>

/** An element with fields or columns. */
export type Holder = GroupElement | TableElement

/** The container of a part: a table, or an item of a group with these values. */
export type Within = { element: Holder; values?: Record<string, Value> }

type Link = { condition: Condition; other: Part | undefined; isSibling: boolean }

/** Whether a condition is true for a value; never for an empty one. */
const isConditionMet = ({ anyOf }: Condition, value: Value | undefined): boolean => {
  const given = Array.isArray(value) ? value : [value]
  return given.some((one) => anyOf.some((wanted) => wanted === one))
}

const nobody: readonly Field[] = []

/** The fields of a group, to which the conditions of its fields may refer. */
export const siblingsIn = (holder: Holder | undefined): readonly Field[] =>
  holder?.kind === 'GROUP' ? holder.fields : nobody

/** The target of a part's condition: a sibling field in its group, otherwise an element. */
export const namedBy = (
  tree: ElementTree,
  { code }: Condition,
  holder?: Holder,
): Field | Element | undefined =>
  siblingsIn(holder).find((field) => field.code === code) ?? findElement(tree, code)

/** What a part depends on, nearest first; all rules traverse conditions with this function. Stops at a cycle. */
export const linksOf = (
  tree: ElementTree,
  part: Part,
  holder?: Holder,
): { links: Link[]; isCycle: boolean } => {
  const links: Link[] = []
  const seen = new Set<string>()
  let at: Part | undefined = part
  let around = holder
  while (at?.showIf) {
    if (seen.has(at.code)) return { links, isCycle: true }
    seen.add(at.code)
    const condition: Condition = at.showIf
    const isSibling = siblingsIn(around).some(({ code }) => code === condition.code)
    at = namedBy(tree, condition, around)
    links.push({ condition, other: at, isSibling })
    // Conditions of elements refer only to elements.
    if (!isSibling) around = undefined
  }
  return { links, isCycle: false }
}

/**
 * Whether a part is visible, given the values of the profile's plain elements: the single rule for filling in, reading,
 * counting, validating and downloading. A part that depends on a hidden one is hidden, as are the parts of a hidden
 * element; hidden values stay stored.
 */
export const isShown = (
  tree: ElementTree,
  part: Part,
  plain: Record<string, Value>,
  within?: Within,
): boolean => {
  const { links, isCycle } = linksOf(tree, part, within?.element)
  // A cycle cannot be published; if there is one, this returns false instead of looping.
  const isMet = links.every(
    ({ condition, other, isSibling }) =>
      other !== undefined && isConditionMet(condition, (isSibling ? within?.values : plain)?.[other.code]),
  )
  return isMet && !isCycle && (within === undefined || isShown(tree, within.element, plain))
}

/** The places whose values decide whether a part is visible, without those that decide on its container. */
export const decidingPlaces = (
  tree: ElementTree,
  part: Part,
  within?: { element: Holder; item: string | null },
): Place[] =>
  linksOf(tree, part, within?.element).links.flatMap(({ other, isSibling }): Place[] => {
    if (!other) return []
    const { code } = other
    return isSibling && within
      ? [{ code: within.element.code, item: within.item, field: code }]
      : [{ code, item: null, field: code }]
  })

/** Whether the conditions of this part form a cycle. */
export const isCircular = (tree: ElementTree, part: Part, holder?: Holder): boolean =>
  linksOf(tree, part, holder).isCycle

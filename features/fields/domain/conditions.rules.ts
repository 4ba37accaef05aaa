import { conditionTypes } from './element-types.ts'
import {
  elementsOf,
  findElement,
  type Condition,
  type Element,
  type Field,
  type GroupElement,
  type TableElement,
  type ElementTree,
} from './tree.ts'
import type { Place, Value } from './values.ts'

/** What may have a condition: an element, a field of a group, a column of a table. */
export type Part = Pick<Field, 'code' | 'showIf'>

/** An element that holds other parts. */
export type Holder = GroupElement | TableElement

/** Where a part stands that is no element: in a table, or in the repetition of a group that holds these values. */
export type Within = { element: Holder; values?: Record<string, Value> }

type Link = { condition: Condition; other: Part | undefined; isBeside: boolean }

/** Whether a condition holds for the value of what it names; nothing given never does. */
const holds = ({ anyOf }: Condition, value: Value | undefined): boolean => {
  const given = Array.isArray(value) ? value : [value]
  return given.some((one) => anyOf.some((wanted) => wanted === one))
}

const nobody: readonly Field[] = []

const fieldsBeside = (holder: Holder | undefined): readonly Field[] =>
  holder?.kind === 'GROUP' ? holder.fields : nobody

/** What the condition of a part names: a field beside it in its group, else an element. */
export const namedBy = (
  tree: ElementTree,
  { code }: Condition,
  holder?: Holder,
): Field | Element | undefined =>
  fieldsBeside(holder).find((field) => field.code === code) ?? findElement(tree, code)

/** What a part depends on, the nearest first; the only walk along conditions. It ends where a cycle closes. */
const linksOf = (tree: ElementTree, part: Part, holder?: Holder): { links: Link[]; isCycle: boolean } => {
  const links: Link[] = []
  const seen = new Set<string>()
  let at: Part | undefined = part
  let around = holder
  while (at?.showIf) {
    if (seen.has(at.code)) return { links, isCycle: true }
    seen.add(at.code)
    const condition: Condition = at.showIf
    const isBeside = fieldsBeside(around).some(({ code }) => code === condition.code)
    at = namedBy(tree, condition, around)
    links.push({ condition, other: at, isBeside })
    // An element asks elements only.
    if (!isBeside) around = undefined
  }
  return { links, isCycle: false }
}

/**
 * Whether a part is shown, given the values of the profile's plain elements: the one rule for filling, reading,
 * counting, checking and downloading. What depends on something hidden is hidden, too, and so is all that stands in a
 * hidden element; what it held stays kept.
 */
export const isShown = (
  tree: ElementTree,
  part: Part,
  plain: Record<string, Value>,
  within?: Within,
): boolean => {
  const { links, isCycle } = linksOf(tree, part, within?.element)
  // A cycle cannot be published; should one be there, nobody waits for ever.
  const isMet = links.every(
    ({ condition, other, isBeside }) =>
      other !== undefined && holds(condition, (isBeside ? within?.values : plain)?.[other.code]),
  )
  return isMet && !isCycle && (within === undefined || isShown(tree, within.element, plain))
}

/** The places whose values decide whether a part is shown; those of the element around it are the element's affair. */
export const decidingPlaces = (
  tree: ElementTree,
  part: Part,
  within?: { element: Holder; item: string | null },
): Place[] =>
  linksOf(tree, part, within?.element).links.flatMap(({ other, isBeside }): Place[] => {
    if (!other) return []
    const { code } = other
    return isBeside && within
      ? [{ code: within.element.code, item: within.item, field: code }]
      : [{ code, item: null, field: code }]
  })

/** Whether conditions lead in a cycle from this part. */
export const isCircular = (tree: ElementTree, part: Part, holder?: Holder): boolean =>
  linksOf(tree, part, holder).isCycle

/** Whether something may be named by a condition: one list or yes/no. */
export const canBeCondition = (other: Field | Element): boolean =>
  'type' in other && conditionTypes.includes(other.type)

/**
 * What the condition of a part may name: of an element and of a column other elements, of a field also the fields beside
 * it in its group. Neither itself nor what depends on it.
 */
export const conditionCandidates = (tree: ElementTree, part: Part, holder?: Holder): Field[] => {
  const mayName = (other: Field, around?: Holder): boolean => {
    const { links, isCycle } = linksOf(tree, other, around)
    return other.code !== part.code && !isCycle && links.every((link) => link.other?.code !== part.code)
  }
  const elements = elementsOf(tree).flatMap((element) => (element.kind === 'PLAIN' ? [element] : []))
  return [
    ...fieldsBeside(holder).filter((field) => mayName(field, holder)),
    ...elements.filter((element) => mayName(element)),
  ].filter(canBeCondition)
}

import { isShown, type Holder } from './conditions.rules.ts'
import {
  elementsOf,
  fieldsOf,
  findElement,
  type Element,
  type Field,
  type TableElement,
  type ElementTree,
} from './tree.ts'
import { isEmpty, type Item, type Place, type ProfileValues, type Value } from './values.ts'

type Plain = ProfileValues['plain']
type Values<I extends Item> = { plain: Plain; items: Record<string, I[]> }

/** The elements that are shown now. */
export const shownElements = (tree: ElementTree, plain: Plain): Element[] =>
  elementsOf(tree).filter((element) => isShown(tree, element, plain))

/** The fields of a group that are shown in the repetition that holds these values. */
const shownFields = (
  tree: ElementTree,
  element: Extract<Holder, { kind: 'GROUP' }>,
  plain: Plain,
  values: Record<string, Value>,
): Field[] => element.fields.filter((field) => isShown(tree, field, plain, { element, values }))

/** A table with those of its columns that are shown; the table itself when none is hidden. */
export const shownTable = (tree: ElementTree, table: TableElement, plain: Plain): TableElement => {
  const columns = table.columns.filter((column) => isShown(tree, column, plain, { element: table }))
  return columns.length === table.columns.length ? table : { ...table, columns }
}

/** The repetitions or rows of an element, each with the fields that are shown in it. */
export const shownItems = <I extends Item>(
  tree: ElementTree,
  element: Holder,
  { plain, items }: Values<I>,
): { item: I; fields: readonly Field[] }[] => {
  const all = items[element.code] ?? []
  if (element.kind === 'GROUP')
    return all.map((item) => ({ item, fields: shownFields(tree, element, plain, item.values) }))
  const { columns } = shownTable(tree, element, plain)
  return all.map((item) => ({ item, fields: columns }))
}

/** The same without those in which nothing that is shown was given. */
export const givenItems = <I extends Item>(
  tree: ElementTree,
  element: Holder,
  values: Values<I>,
): { item: I; fields: readonly Field[] }[] =>
  shownItems(tree, element, values).filter(({ item, fields }) =>
    fields.some(({ code }) => !isEmpty(item.values[code])),
  )

/**
 * Whether a place is shown while the profile holds these values. In a repetition that is gone nothing stands beside a
 * field any more: what such a field would decide is not shown.
 */
export const isPlaceShown = (
  tree: ElementTree,
  { code, item, field }: Place,
  { plain, items }: ProfileValues,
): boolean => {
  const element = findElement(tree, code)
  if (!element || (element.kind === 'PLAIN') !== (item === null)) return false
  if (element.kind === 'PLAIN') return field === code && isShown(tree, element, plain)
  const part = fieldsOf(element).find((one) => one.code === field)
  const values =
    element.kind === 'GROUP' ? (items[code]?.find(({ id }) => id === item)?.values ?? {}) : undefined
  return part !== undefined && isShown(tree, part, plain, { element, ...(values ? { values } : {}) })
}

/** Whether an element holds anything that is shown. */
export const isGiven = (tree: ElementTree, element: Element, values: ProfileValues): boolean => {
  if (element.kind === 'PLAIN') return !isEmpty(values.plain[element.code])
  return givenItems(tree, element, values).length > 0
}

const only = (values: Record<string, Value>, fields: readonly Pick<Field, 'code'>[]): Record<string, Value> =>
  Object.fromEntries(
    fields.flatMap(({ code }): [string, Value][] => (code in values ? [[code, values[code] ?? null]] : [])),
  )

/** A profile without what a condition hides: as it is read, compared and given to others. */
export const shownValues = <I extends Item>(
  tree: ElementTree,
  values: Values<I>,
): { plain: Plain; items: Record<string, I[]> } => {
  const shown = shownElements(tree, values.plain)
  const holders = shown.flatMap((element) => (element.kind === 'PLAIN' ? [] : [element]))
  return {
    plain: only(
      values.plain,
      shown.filter(({ kind }) => kind === 'PLAIN'),
    ),
    items: Object.fromEntries(
      holders
        .filter(({ code }) => code in values.items)
        .map((element) => [
          element.code,
          shownItems(tree, element, values).map(({ item, fields }) => ({
            ...item,
            values: only(item.values, fields),
          })),
        ]),
    ),
  }
}

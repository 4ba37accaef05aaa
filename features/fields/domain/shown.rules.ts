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

/** The visible elements. */
export const shownElements = (tree: ElementTree, plain: Plain): Element[] =>
  elementsOf(tree).filter((element) => isShown(tree, element, plain))

/** The visible fields of a group in an item with these values. */
const shownFields = (
  tree: ElementTree,
  element: Extract<Holder, { kind: 'GROUP' }>,
  plain: Plain,
  values: Record<string, Value>,
): Field[] => element.fields.filter((field) => isShown(tree, field, plain, { element, values }))

/** A table with only its visible columns; the same table if none is hidden. */
export const shownTable = (tree: ElementTree, table: TableElement, plain: Plain): TableElement => {
  const columns = table.columns.filter((column) => isShown(tree, column, plain, { element: table }))
  return columns.length === table.columns.length ? table : { ...table, columns }
}

/** The items or rows of an element, each with its visible fields. */
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

/** The same without items whose visible fields are all empty. */
export const givenItems = <I extends Item>(
  tree: ElementTree,
  element: Holder,
  values: Values<I>,
): { item: I; fields: readonly Field[] }[] =>
  shownItems(tree, element, values).filter(({ item, fields }) =>
    fields.some(({ code }) => !isEmpty(item.values[code])),
  )

/**
 * Whether a place is visible, given the profile's values. In a deleted item siblings have no values, so fields that
 * depend on them are hidden.
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

/** Whether an element has a visible value. */
export const isGiven = (tree: ElementTree, element: Element, values: ProfileValues): boolean => {
  if (element.kind === 'PLAIN') return !isEmpty(values.plain[element.code])
  return givenItems(tree, element, values).length > 0
}

const only = (values: Record<string, Value>, fields: readonly Pick<Field, 'code'>[]): Record<string, Value> =>
  Object.fromEntries(
    fields.flatMap(({ code }): [string, Value][] => (code in values ? [[code, values[code] ?? null]] : [])),
  )

/** A profile without values hidden by a condition, for reading, comparing and sharing. */
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

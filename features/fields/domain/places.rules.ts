import { typedColumns } from './element-types.ts'
import { elementsOf, type Field, type GroupElement, type TableElement, type ElementTree } from './tree.ts'
import type { Place } from './values.ts'

/** Finds the field of a place; undefined if users do not fill it in. */
export type FindField = (place: Place) => Field | undefined

/** The fields of an item that users fill in. */
const typedFields = (element: GroupElement | TableElement): Field[] =>
  element.kind === 'GROUP'
    ? element.fields
    : element.columns.filter(({ columnType }) => typedColumns.includes(columnType))

/** Returns a lookup of fields by place in a tree: elements, fields of groups, and columns that users fill in. */
export const fieldFinder = (tree: ElementTree): FindField => {
  const alone = new Map<string, Field>()
  const inItems = new Map<string, Field>()
  for (const element of elementsOf(tree)) {
    if (element.kind === 'PLAIN') alone.set(element.code, element)
    else for (const field of typedFields(element)) inItems.set(`${element.code}/${field.code}`, field)
  }
  return ({ code, item, field }) => {
    if (item === null) return code === field ? alone.get(code) : undefined
    return inItems.get(`${code}/${field}`)
  }
}

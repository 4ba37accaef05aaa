import { findElement, fieldsOf, type ElementTree, type Words } from './tree.ts'
import type { Place, ProfileValues } from './values.ts'

/** Names of a place: the element, its field, and the item or row, counted from 1. */
export type PlaceName = {
  element: Words
  field: Words | null
  row: number | null
  /** The name of a fixed row. */
  rowName: Words | null
}

/** Names a place of a profile; undefined if the tree lacks its element. `items` must include fixed rows. */
export const placeName = (
  tree: ElementTree,
  { items }: Pick<ProfileValues, 'items'>,
  place: Pick<Place, 'code'> & { item?: string | null; field?: string },
): PlaceName | undefined => {
  const element = findElement(tree, place.code)
  if (!element) return undefined
  if (element.kind === 'PLAIN' || !place.item)
    return { element: element.name, field: null, row: null, rowName: null }
  const at = (items[place.code] ?? []).findIndex(({ id }) => id === place.item)
  const rowKey = items[place.code]?.[at]?.rowKey
  const fixed = element.kind === 'TABLE' ? element.fixedRows.find(({ key }) => key === rowKey) : undefined
  return {
    element: element.name,
    field: fieldsOf(element).find(({ code }) => code === place.field)?.name ?? null,
    row: at < 0 ? null : at + 1,
    rowName: fixed?.name ?? null,
  }
}

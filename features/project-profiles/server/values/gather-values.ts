import type { ReadItem, ReadValues } from '#features/fields'
import type { Value } from '../../../fields/domain/values.ts'

/** An existing item of a profile. */
export type StandingItem = { id: string; element: string; rowKey: string | null }

/** A value as in its database row. */
export type StoredValue = {
  element: string
  item: string | null
  field: string
  value: Value
  version: number
}

/** Groups values by item, in the items' order; values of missing items are omitted. */
export const gathered = (items: readonly StandingItem[], values: readonly StoredValue[]): ReadValues => {
  const read: ReadValues = { plain: {}, versions: {}, items: {} }
  const byId = new Map<string, ReadItem>()
  for (const { id, element, rowKey } of items) {
    const item: ReadItem = { id, rowKey, values: {}, versions: {} }
    byId.set(id, item)
    ;(read.items[element] ??= []).push(item)
  }
  for (const { element, item, field, value, version } of values) {
    const at = item === null ? undefined : byId.get(item)
    if (item !== null && !at) continue
    if (at) at.values[field] = value
    else read.plain[element] = value
    const { versions } = at ?? read
    versions[field] = version
  }
  return read
}

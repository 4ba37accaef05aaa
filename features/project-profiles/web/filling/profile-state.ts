import type { Item, Place, ProfileValues, Value } from '../../../fields/domain/values.ts'
import { placeKey } from '../../../fields/domain/values.ts'
import type { ItemHead } from '../renderer/profile-source.ts'
import type { LoadedItem, LoadedValues } from './store-types.ts'

const noItems: readonly ItemHead[] = []

const inserted = <T>(list: readonly T[], one: T, index = list.length): T[] => list.toSpliced(index, 0, one)

const itemOf = ({ id, rowKey, values }: LoadedItem): Item => ({ id, rowKey, values: { ...values } })

/** The displayed values with their versions; unchanged ones remain the same object. */
export const createProfileState = (loaded: LoadedValues) => {
  let values: ProfileValues = {
    plain: { ...loaded.plain },
    items: Object.fromEntries(Object.entries(loaded.items).map(([code, items]) => [code, items.map(itemOf)])),
  }
  const versions = new Map<string, number>()
  const heads = new Map<string, readonly ItemHead[]>()
  /** Index of each item in its list, for tables with a thousand rows. */
  const places = new Map<string, ReadonlyMap<string, number>>()

  const learnVersions = (code: string, { id, versions: known = {} }: LoadedItem): void => {
    for (const [field, version] of Object.entries(known))
      versions.set(placeKey({ code, item: id, field }), version)
  }
  for (const [code, version] of Object.entries(loaded.versions ?? {}))
    versions.set(placeKey({ code, item: null, field: code }), version)
  for (const [code, items] of Object.entries(loaded.items)) items.forEach((item) => learnVersions(code, item))

  const itemsOf = (code: string): readonly Item[] => values.items[code] ?? []
  const putItems = (code: string, items: Item[], isOtherList: boolean): void => {
    values = { ...values, items: { ...values.items, [code]: items } }
    if (!isOtherList) return
    heads.delete(code)
    places.delete(code)
  }
  const placeIn = (code: string, id: string): number => {
    const known = places.get(code) ?? new Map(itemsOf(code).map((item, at) => [item.id, at]))
    places.set(code, known)
    return known.get(id) ?? -1
  }

  return {
    values: () => values,
    itemsOf,
    hasItem: (code: string, id: string): boolean => placeIn(code, id) !== -1,
    /** The same list until an item is added, removed or moved. */
    headsOf: (code: string): readonly ItemHead[] => {
      const items = values.items[code]
      if (!items) return noItems
      const known = heads.get(code) ?? items.map(({ id, rowKey }) => ({ id, rowKey }))
      heads.set(code, known)
      return known
    },
    valueAt: ({ code, item, field }: Place): Value =>
      (item === null ? values.plain[code] : itemsOf(code)[placeIn(code, item)]?.values[field]) ?? null,
    versionAt: (place: Place): number => versions.get(placeKey(place)) ?? 0,
    setVersion: (place: Place, version: number): void => void versions.set(placeKey(place), version),
    put: ({ code, item, field }: Place, value: Value): void => {
      if (item === null) {
        values = { ...values, plain: { ...values.plain, [code]: value } }
        return
      }
      const at = placeIn(code, item)
      const one = itemsOf(code)[at]
      if (one)
        putItems(code, itemsOf(code).with(at, { ...one, values: { ...one.values, [field]: value } }), false)
    },
    /** Sets many values of items at once: a table of a thousand rows is copied once, not a thousand times. */
    putAll: (cells: readonly { place: Place; value: Value }[]): void => {
      const changes = new Map<string, Map<string, Record<string, Value>>>()
      const plain: Record<string, Value> = {}
      for (const { place, value } of cells) {
        if (place.item === null) plain[place.code] = value
        else {
          const ofCode = changes.get(place.code) ?? new Map<string, Record<string, Value>>()
          changes.set(place.code, ofCode.set(place.item, { ...ofCode.get(place.item), [place.field]: value }))
        }
      }
      if (Object.keys(plain).length > 0) values = { ...values, plain: { ...values.plain, ...plain } }
      for (const [code, ofCode] of changes)
        putItems(
          code,
          itemsOf(code).map((one) => {
            const changed = ofCode.get(one.id)
            return changed ? { ...one, values: { ...one.values, ...changed } } : one
          }),
          false,
        )
    },
    insert: (code: string, item: LoadedItem, index?: number): void => {
      learnVersions(code, item)
      putItems(code, inserted(itemsOf(code), itemOf(item), index), true)
    },
    remove: (code: string, ids: ReadonlySet<string>): void =>
      putItems(
        code,
        itemsOf(code).filter(({ id }) => !ids.has(id)),
        true,
      ),
    move: (code: string, id: string, index: number): void => {
      const moved = itemsOf(code).find((item) => item.id === id)
      const others = itemsOf(code).filter((item) => item !== moved)
      if (moved) putItems(code, inserted(others, moved, index), true)
    },
    /** Sorts the items in the order of the server's list. */
    arrange: (code: string, ids: readonly string[]): void => {
      const known = new Map(itemsOf(code).map((item) => [item.id, item]))
      putItems(
        code,
        ids.flatMap((id) => known.get(id) ?? []),
        true,
      )
    },
  }
}

export type ProfileState = ReturnType<typeof createProfileState>

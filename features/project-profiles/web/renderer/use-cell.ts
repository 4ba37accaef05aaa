import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { decidingPlaces, isShown, type Part } from '../../../fields/domain/conditions.rules.ts'
import { shownTable } from '../../../fields/domain/shown.rules.ts'
import type { GroupElement, TableElement } from '../../../fields/domain/tree.ts'
import { placeKey, type Place } from '../../../fields/domain/values.ts'
import { useProfileEditing, type Cell, type ItemHead } from './profile-source.ts'

/** A place that stays the same object as long as it names the same. */
export const usePlace = (code: string, item: string | null, field: string): Place =>
  useMemo(() => ({ code, item, field }), [code, item, field])

/** What stands at a place, drawn anew when that changes and only then. */
export const useCell = (place: Place): Cell => {
  const { store } = useProfileEditing()
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(placeKey(place), listener),
    [store, place],
  )
  return useSyncExternalStore(subscribe, () => store.cell(place))
}

/** The repetitions of a group or rows of a table, drawn anew when one comes, goes or moves. */
export const useItems = (code: string): readonly ItemHead[] => {
  const { store } = useProfileEditing()
  const subscribe = useCallback((listener: () => void) => store.subscribe(code, listener), [store, code])
  return useSyncExternalStore(subscribe, () => store.items(code))
}

/** Tells when one of these places changes. */
const useSubscribe = (places: readonly Place[]) => {
  const { store } = useProfileEditing()
  return useCallback(
    (listener: () => void) => {
      const stops = places.map((place) => store.subscribe(placeKey(place), listener))
      return () => stops.forEach((stop) => stop())
    },
    [store, places],
  )
}

/** Whether an element, or a field of a repetition, is shown now: judged anew when a value it depends on changes. */
export const useIsShown = (part: Part, group?: GroupElement, item: string | null = null): boolean => {
  const { store, tree } = useProfileEditing()
  const places = useMemo(
    () => decidingPlaces(tree, part, group && { element: group, item }),
    [tree, part, group, item],
  )
  return useSyncExternalStore(useSubscribe(places), () => {
    const { plain, items } = store.values()
    if (!group) return isShown(tree, part, plain)
    const values = items[group.code]?.find(({ id }) => id === item)?.values ?? {}
    return isShown(tree, part, plain, { element: group, values })
  })
}

/** A table with the columns that are shown now; the same object as long as these are the same. */
export const useShownTable = (table: TableElement): TableElement => {
  const { store, tree } = useProfileEditing()
  const places = useMemo(
    () => table.columns.flatMap((column) => decidingPlaces(tree, column, { element: table, item: null })),
    [tree, table],
  )
  const hidden = useSyncExternalStore(useSubscribe(places), () => {
    const { columns } = shownTable(tree, table, store.values().plain)
    return table.columns.flatMap((column) => (columns.includes(column) ? [] : [column.code])).join()
  })
  return useMemo(() => {
    const codes = hidden.split(',')
    return hidden ? { ...table, columns: table.columns.filter(({ code }) => !codes.includes(code)) } : table
  }, [table, hidden])
}

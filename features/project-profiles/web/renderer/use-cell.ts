import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { decidingPlaces, isShown, type Part } from '../../../fields/domain/conditions.rules.ts'
import { shownTable } from '../../../fields/domain/shown.rules.ts'
import type { GroupElement, TableElement } from '../../../fields/domain/tree.ts'
import { placeKey, type Place } from '../../../fields/domain/values.ts'
import { useProfileEditing, type Cell, type ItemHead } from './profile-source.ts'

/** A memoized place. */
export const usePlace = (code: string, item: string | null, field: string): Place =>
  useMemo(() => ({ code, item, field }), [code, item, field])

/** The cell of a place; rerenders only when it changes. */
export const useCell = (place: Place): Cell => {
  const { store } = useProfileEditing()
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(placeKey(place), listener),
    [store, place],
  )
  return useSyncExternalStore(subscribe, () => store.cell(place))
}

/** The repetitions of a group or rows of a table; rerenders when one is added, removed or moved. */
export const useItems = (code: string): readonly ItemHead[] => {
  const { store } = useProfileEditing()
  const subscribe = useCallback((listener: () => void) => store.subscribe(code, listener), [store, code])
  return useSyncExternalStore(subscribe, () => store.items(code))
}

/** Subscribes to changes of these places. */
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

/**
 * Whether an element, or a field of a repetition, is visible now: reevaluated when a value of its condition changes.
 */
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

/** A table with its visible columns; the same object while these are the same. */
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

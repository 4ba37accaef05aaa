import { useEffect, useMemo } from 'react'
import { placeKey, sameValue, type Place, type Value } from '../../../../fields/domain/values.ts'
import { useProfileEditing, type ProfileEditing, type ProfileStore } from '../../renderer/profile-source.ts'
import type { TableHistory } from '../model/table-history.ts'

/** Wraps a store so that the changes in a field until it loses the focus are one undoable command. */
const noting = (store: ProfileStore, history: TableHistory) => {
  const open = new Map<string, { place: Place; value: Value }>()
  const close = (key: string): void => {
    const before = open.get(key)
    open.delete(key)
    if (before && !sameValue(before.value, store.cell(before.place).value)) history.add({ before: [before] })
  }
  const noted: ProfileStore = {
    ...store,
    set: (place, value) => {
      const key = placeKey(place)
      if (!open.has(key)) open.set(key, { place, value: store.cell(place).value })
      store.set(place, value)
    },
    leave: (place) => {
      close(placeKey(place))
      store.leave(place)
    },
  }
  return { store: noted, end: () => [...open.keys()].forEach(close) }
}

/** Editing context of the fields in a row's panel. */
export const usePanelEditing = (history: TableHistory): ProfileEditing => {
  const editing = useProfileEditing()
  const { store } = editing
  const noted = useMemo(() => noting(store, history), [store, history])
  // A field that is unmounted with its panel has no blur event.
  useEffect(() => noted.end, [noted])
  return useMemo(() => ({ ...editing, store: noted.store }), [editing, noted])
}

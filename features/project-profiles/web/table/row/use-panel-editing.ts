import { useEffect, useMemo } from 'react'
import { placeKey, sameValue, type Place, type Value } from '../../../../fields/domain/values.ts'
import { useProfileEditing, type ProfileEditing, type ProfileStore } from '../../renderer/profile-source.ts'
import type { TableHistory } from '../model/table-history.ts'

/** A store in which what is changed in a field until it is left is one command that the table can undo. */
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

/** The profile as the fields of a row's panel edit it. */
export const usePanelEditing = (history: TableHistory): ProfileEditing => {
  const editing = useProfileEditing()
  const { store } = editing
  const noted = useMemo(() => noting(store, history), [store, history])
  // A field that goes together with its panel is left without saying so.
  useEffect(() => noted.end, [noted])
  return useMemo(() => ({ ...editing, store: noted.store }), [editing, noted])
}

import { isEmpty, placeOfKey, type Value } from '../../../fields/domain/values.ts'
import type { NewItem, StoreContext } from './store-types.ts'

/** Nothing given is saved as nothing. */
export const asSaved = (value: Value): Value => (isEmpty(value) ? null : value)

/** The portal knows an item by now. */
export const itemIsSaved = ({ newItems, structure, queue }: StoreContext, id: string): void => {
  if (!newItems.delete(id)) return
  structure.changes += 1
  queue.settle(`add:${id}`)
}

/** Shows an item that the browser makes, and has it saved. */
export const addItem = (context: StoreContext, item: NewItem): void => {
  const { state, newItems, queue, structure, notify } = context
  structure.changes += 1
  state.insert(item.code, { id: item.id, rowKey: null, values: {} }, item.index)
  newItems.set(item.id, item)
  queue.enqueue(`add:${item.id}`, { kind: 'add', item })
  notify(item.code)
}

/** The cells of items are gone, whatever waits there. */
export const forgetCells = ({ queue }: StoreContext, code: string, ids: ReadonlySet<string>): void =>
  queue.forget(
    [...queue.keys()].filter((key) => {
      const place = placeOfKey(key)
      return place.code === code && place.item !== null && ids.has(place.item)
    }),
  )

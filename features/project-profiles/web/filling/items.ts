import { isEmpty, placeOfKey, type Value } from '../../../fields/domain/values.ts'
import type { NewItem, StoreContext } from './store-types.ts'

/** An empty value is saved as null. */
export const asSaved = (value: Value): Value => (isEmpty(value) ? null : value)

/** The portal has stored an item. */
export const itemIsSaved = ({ newItems, structure, queue }: StoreContext, id: string): void => {
  if (!newItems.delete(id)) return
  structure.changes += 1
  queue.settle(`add:${id}`)
}

/** Shows an item created in the browser, and queues it. */
export const addItem = (context: StoreContext, item: NewItem): void => {
  const { state, newItems, queue, structure, notify } = context
  structure.changes += 1
  state.insert(item.code, { id: item.id, rowKey: null, values: {} }, item.index)
  newItems.set(item.id, item)
  queue.enqueue(`add:${item.id}`, { kind: 'add', item })
  notify(item.code)
}

/** Removes cells of deleted items from the queue. */
export const forgetCells = ({ queue }: StoreContext, code: string, ids: ReadonlySet<string>): void =>
  queue.forget(
    [...queue.keys()].filter((key) => {
      const place = placeOfKey(key)
      return place.code === code && place.item !== null && ids.has(place.item)
    }),
  )

import { randomId } from '#platform/web/random-id.ts'
import { isEmpty, placeKey, placeOfKey, type Place, type Value } from '../../../fields/domain/values.ts'
import { addItem, forgetCells } from './items.ts'
import type { LoadedItem, LoadedValues, StoreContext } from './store-types.ts'

const takeValue = (
  { queue, state, notify }: StoreContext,
  place: Place,
  value: Value,
  version: number,
): void => {
  const key = placeKey(place)
  if (queue.known(key)) queue.receive(key, { value, version, at: null, by: null })
  else if (version > state.versionAt(place)) {
    state.put(place, value)
    state.setVersion(place, version)
    notify(key)
  }
}

const isTypedIn = ({ queue }: StoreContext, code: string, item: string): boolean =>
  [...queue.unsaved].some((key) => {
    const place = placeOfKey(key)
    return place.code === code && place.item === item
  })

/** The server's items; an item that was removed by another person while being edited here is added again. */
const takeItems = (context: StoreContext, code: string, items: readonly LoadedItem[]): void => {
  const { state, newItems } = context
  const listed = new Set(items.map(({ id }) => id))
  const before = state.itemsOf(code).map(({ id }) => id)
  const stay = before.filter((id) => !listed.has(id) && (newItems.has(id) || isTypedIn(context, code, id)))
  const gone = new Set(before.filter((id) => !listed.has(id) && !stay.includes(id)))
  const come = items.filter(({ id }) => !state.hasItem(code, id))
  const order = items.map(({ id }) => id)
  for (const id of stay) {
    const named = newItems.has(id) ? id : addAgain(context, code, id)
    order.splice(before.indexOf(id), 0, named)
  }
  if (gone.size === 0 && come.length === 0 && order.join() === before.join()) return
  forgetCells(context, code, gone)
  for (const item of come) state.insert(code, item)
  state.arrange(code, order)
  context.notify(code)
}

/** Adds an item that was removed by another person while being edited here: under a new id, with all its values. */
const addAgain = (context: StoreContext, code: string, gone: string): string => {
  const { state, queue } = context
  const index = state.itemsOf(code).findIndex(({ id }) => id === gone)
  const { values } = state.itemsOf(code)[index]!
  const id = randomId()
  forgetCells(context, code, new Set([gone]))
  state.remove(code, new Set([gone]))
  addItem(context, { code, id, index })
  for (const [field, value] of Object.entries(values))
    if (!isEmpty(value)) queue.set(placeKey({ code, item: id, field }), value)
  return id
}

/** Applies refetched values. Lists of items are ignored if they changed here meanwhile. */
export const takeValues = (context: StoreContext, loaded: LoadedValues, withItems: boolean): void => {
  for (const [code, value] of Object.entries(loaded.plain))
    takeValue(context, { code, item: null, field: code }, value, loaded.versions?.[code] ?? 0)
  for (const [code, items] of Object.entries(loaded.items)) {
    if (withItems) takeItems(context, code, items)
    for (const item of items)
      for (const [field, version] of Object.entries(item.versions ?? {})) {
        if (!context.state.hasItem(code, item.id)) break
        takeValue(context, { code, item: item.id, field }, item.values[field] ?? null, version)
      }
  }
}

/** Refetches all values and shows what others saved. */
export const refresh = async (context: StoreContext): Promise<void> => {
  const { backend, structure, queue } = context
  if (!backend.reload) return
  const before = structure.changes
  const loaded = await backend.reload()
  takeValues(context, loaded, queue.operations.size === 0 && structure.changes === before)
}

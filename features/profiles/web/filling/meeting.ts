import { isEmpty, placeKey, sameValue, type Place, type Value } from '../../domain/values.ts'
import type { Work } from './cells.ts'
import { judge, settled, wait, type Desk } from './desk.ts'
import { newItemId } from './item-id.ts'
import type { LoadedItem, LoadedValues, Theirs } from './store-types.ts'

/** Asks who it was and when. */
const findOutWho = async (desk: Desk, work: Work): Promise<void> => {
  try {
    const theirs = await desk.backend.readCell?.(work.place)
    if (theirs && work.theirs) meetCell(desk, work, theirs, true)
  } catch {
    // Without a name the choice between two values is the same.
  }
}

/**
 * The portal holds another value by now. Taken silently when nothing was changed here or both say the same; when what
 * was typed over is still there, what was typed goes on; else the person chooses.
 */
export const meetCell = (desk: Desk, work: Work, theirs: Theirs, isNewest = false): void => {
  const { cells } = desk
  if (!isNewest && theirs.version <= work.version) return
  const isAgreed = !work.refused && sameValue(theirs.value, work.cell.value)
  if (isAgreed || !cells.isDirty(work)) {
    cells.setBase(work, theirs.value, theirs.version)
    if (!isAgreed) cells.show(work, { value: theirs.value })
    judge(desk, work, 0)
    return
  }
  const isOwn = work.tried.some((tried) => sameValue(theirs.value, tried))
  if (isOwn || sameValue(theirs.value, work.base)) {
    cells.setBase(work, theirs.value, theirs.version)
    judge(desk, work, Date.now())
    return
  }
  work.theirs = theirs
  judge(desk, work, 0)
  if (theirs.by === null && theirs.at === null) void findOutWho(desk, work)
}

const meetPlace = (desk: Desk, place: Place, value: Value, version: number): void => {
  const { cells, state } = desk
  const known = cells.known(placeKey(place))
  if (known) meetCell(desk, known, { value, version, at: null, by: null })
  else if (version > state.versionAt(place)) {
    state.put(place, value)
    state.setVersion(place, version)
    desk.tell(placeKey(place))
  }
}

const isTypedIn = (desk: Desk, code: string, item: string): boolean =>
  [...desk.sender.waiting.values()].some(
    ({ deed }) => deed.kind === 'cell' && deed.place.code === code && deed.place.item === item,
  )

/** Items as the portal lists them; one that somebody removed while it was typed into here comes again. */
const meetItems = (desk: Desk, code: string, items: readonly LoadedItem[]): void => {
  const { state, cells, newItems } = desk
  const listed = new Set(items.map(({ id }) => id))
  const before = state.itemsOf(code).map(({ id }) => id)
  const stay = before.filter((id) => !listed.has(id) && (newItems.has(id) || isTypedIn(desk, code, id)))
  const gone = new Set(before.filter((id) => !listed.has(id) && !stay.includes(id)))
  const come = items.filter(({ id }) => !state.hasItem(code, id))
  const order = items.map(({ id }) => id)
  for (const id of stay) {
    const named = newItems.has(id) ? id : reviveItem(desk, code, id)
    order.splice(before.indexOf(id), 0, named)
  }
  if (gone.size === 0 && come.length === 0 && order.join() === before.join()) return
  for (const { key } of cells.forgetItems(code, gone)) settled(desk, key)
  for (const item of come) state.insert(code, item)
  state.arrange(code, order)
  desk.tell(code)
}

/** An item that somebody removed while it was typed into: it comes again, under another name, with all it held. */
const reviveItem = (desk: Desk, code: string, gone: string): string => {
  const { state, cells, newItems } = desk
  const index = state.itemsOf(code).findIndex(({ id }) => id === gone)
  const { values } = state.itemsOf(code)[index]!
  const id = newItemId()
  const item = { code, id, index }
  for (const { key } of cells.forgetItems(code, new Set([gone]))) settled(desk, key)
  state.remove(code, new Set([gone]))
  state.insert(code, { id, rowKey: null, values: {} }, index)
  newItems.set(id, item)
  wait(desk, `add:${id}`, { kind: 'add', item }, Date.now())
  for (const [field, value] of Object.entries(values)) {
    if (isEmpty(value)) continue
    const work = cells.at({ code, item: id, field })
    cells.show(work, { value })
    judge(desk, work, Date.now())
  }
  return id
}

/** All values as they were read anew. Lists of items are left alone when they changed here meanwhile. */
export const meetValues = (desk: Desk, loaded: LoadedValues, withItems: boolean): void => {
  for (const [code, value] of Object.entries(loaded.plain))
    meetPlace(desk, { code, item: null, field: code }, value, loaded.versions?.[code] ?? 0)
  for (const [code, items] of Object.entries(loaded.items)) {
    if (withItems) meetItems(desk, code, items)
    for (const item of items)
      for (const [field, version] of Object.entries(item.versions ?? {})) {
        if (!desk.state.hasItem(code, item.id)) break
        meetPlace(desk, { code, item: item.id, field }, item.values[field] ?? null, version)
      }
  }
}

const isStructural = (kind: string): boolean => kind !== 'cell'

/** Reads all values anew and shows what others saved. */
export const refresh = async (desk: Desk): Promise<void> => {
  const { backend, structure, sender } = desk
  if (!backend.reload) return
  const before = structure.changes
  const loaded = await backend.reload()
  const waits = [...sender.waiting.values()].some(({ deed }) => isStructural(deed.kind))
  meetValues(desk, loaded, !waits && structure.changes === before)
}

import { placeKey } from '../../domain/values.ts'
import type { Block } from '../renderer/profile-source.ts'
import { asSaved, itemIsSaved, judge, settled, wait, type Desk } from './desk.ts'
import { failureOf } from './failure.ts'
import { newItemId } from './item-id.ts'
import { meetValues } from './meeting.ts'
import type { Outcome } from './sender.ts'
import type { Deed } from './store-types.ts'

type BlockDeed = Extract<Deed, { kind: 'block' }>

const ended = ({ blockEnds }: Desk, key: string, error: unknown): void => {
  blockEnds.get(key)?.(error)
  blockEnds.delete(key)
}

/** Shows a block as if it were there; it waits under this key. */
export const layBlock = (desk: Desk, key: string, deed: BlockDeed): void => {
  const { state, cells, newItems, inBlocks } = desk
  const works = deed.cells.map(({ place }) => cells.at(place))
  state.putAll(deed.cells)
  deed.cells.forEach(({ value }, at) => {
    const work = works[at]!
    settled(desk, work.key)
    inBlocks.add(work.key)
    work.refused = null
    cells.show(work, { value, phase: 'typing', problem: null }, true)
  })
  for (const item of deed.add) newItems.set(item.id, item)
  wait(desk, key, deed, Date.now())
}

/** Puts a pasted block in; ends once it is saved or kept on this device, fails when the portal refuses it. */
export const pasteBlock = (desk: Desk, { add, values }: Block): Promise<void> => {
  const key = `block:${newItemId()}`
  const { state, cells, structure } = desk
  structure.changes += 1
  for (const { code, id, index } of add) state.insert(code, { id, rowKey: null, values: {} }, index)
  const deed: BlockDeed = {
    kind: 'block',
    add: add.map((item) => ({ ...item })),
    cells: values.map(({ place, value }) => {
      const { base, version } = cells.at(place)
      return { place, value, base, version }
    }),
  }
  layBlock(desk, key, deed)
  for (const code of new Set(add.map((item) => item.code))) desk.tell(code)
  return new Promise((resolve, reject) => {
    desk.blockEnds.set(key, (error) => (error === null ? resolve() : reject(error)))
  })
}

const takeBack = (desk: Desk, key: string, { add, cells: given }: BlockDeed): void => {
  const { state, cells, newItems, inBlocks } = desk
  const works = given.map(({ place }) => cells.at(place))
  state.putAll(works.map(({ place, base }) => ({ place, value: base })))
  for (const work of works) {
    inBlocks.delete(work.key)
    cells.show(work, { value: work.base, phase: 'saved', problem: null }, true)
  }
  for (const code of new Set(add.map((item) => item.code))) {
    const ids = new Set(add.map(({ id }) => id))
    cells.forgetItems(code, ids)
    state.remove(code, ids)
    ids.forEach((id) => newItems.delete(id))
    desk.tell(code)
  }
  settled(desk, key)
}

const isSaved = (
  desk: Desk,
  deed: BlockDeed,
  sent: readonly string[],
  versions: number[],
  at: string,
): void => {
  const { cells, inBlocks } = desk
  const places = new Map(sent.map((place, index) => [place, versions[index] ?? 0]))
  const shared = deed.cells.flatMap(({ place, value }) => {
    const key = placeKey(place)
    const version = places.get(key)
    const work = cells.known(key)
    inBlocks.delete(key)
    if (version === undefined || !work) return []
    cells.setBase(work, value, version)
    cells.show(work, { savedAt: at })
    judge(desk, work, Date.now())
    return [{ place, theirs: { value, version, at, by: null } }]
  })
  desk.share(shared)
  if (deed.add.length > 0) desk.shareItems()
}

/** Somebody else changed one of the values first: all are read anew, and those they changed are left to the person. */
const meetOthers = async (desk: Desk, deed: BlockDeed): Promise<Outcome> => {
  const { backend, cells } = desk
  const versions = () => deed.cells.map(({ place }) => cells.at(place).version).join()
  const before = versions()
  try {
    const loaded = await backend.reload?.()
    if (loaded) meetValues(desk, loaded, false)
  } catch {
    return 'later'
  }
  return versions() === before ? 'later' : 'again'
}

/** Sends a block: all of it, or nothing. */
export const saveBlock = async (desk: Desk, key: string, deed: BlockDeed): Promise<Outcome> => {
  const { cells, backend } = desk
  const sent = deed.cells.filter(({ place }) => !cells.at(place).theirs)
  for (const { place } of sent) cells.show(cells.at(place), { phase: 'saving' })
  try {
    const saved = await backend.save({
      add: deed.add,
      cells: sent.map(({ place, value }) => ({
        ...place,
        value: asSaved(value),
        version: cells.at(place).version,
      })),
    })
    for (const { id } of deed.add) itemIsSaved(desk, id)
    settled(desk, key)
    desk.savedAt.set(saved.savedAt)
    const places = sent.map(({ place }) => placeKey(place))
    isSaved(desk, deed, places, saved.versions, saved.savedAt)
    ended(desk, key, null)
    return 'again'
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind === 'changed') return meetOthers(desk, deed)
    if (failure.kind === 'away' || failure.kind === 'later') {
      for (const { place } of sent) cells.show(cells.at(place), { phase: 'offline' })
      ended(desk, key, null)
      return failure.kind
    }
    takeBack(desk, key, deed)
    ended(desk, key, error)
    return 'again'
  }
}

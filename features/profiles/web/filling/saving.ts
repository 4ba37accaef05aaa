import { sameValue, type Value } from '../../domain/values.ts'
import type { Work } from './cells.ts'
import { asSaved, itemIsSaved, judge, pauses, settled, type Desk } from './desk.ts'
import { failureOf, type Failure } from './failure.ts'
import { meetCell, refresh } from './meeting.ts'
import { saveBlock } from './saving-block.ts'
import type { Outcome, Waiting } from './sender.ts'
import type { CellDeed } from './store-types.ts'

/** Somebody else saved this value first, or removed its item: theirs is read, and the two are brought together. */
const meetTheirs = async (desk: Desk, work: Work): Promise<Outcome> => {
  const { backend, cells, newItems } = desk
  const { version, place } = work
  let isThere = true
  try {
    const theirs = await backend.readCell?.(place)
    isThere = place.item === null || (theirs?.version ?? 0) > 0
    if (theirs && isThere) meetCell(desk, work, theirs, true)
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused') return failure.kind === 'away' ? 'away' : 'later'
    isThere = false
  }
  if (!isThere && place.item !== null) {
    // An item that was removed cannot be added under the same name again.
    if (newItems.delete(place.item)) settled(desk, `add:${place.item}`)
    await refresh(desk).catch(() => undefined)
    if (cells.known(work.key) !== work) return 'again'
  }
  return cells.isDirty(work) && !work.theirs && work.version === version ? 'later' : 'again'
}

const failCell = (desk: Desk, work: Work, sent: Value, failure: Failure): Promise<Outcome> | Outcome => {
  const { cells } = desk
  switch (failure.kind) {
    case 'away':
    case 'later':
      cells.show(work, { phase: 'offline', problem: null })
      return failure.kind
    case 'changed':
      return meetTheirs(desk, work)
    case 'invalid':
      work.tried = work.tried.filter((tried) => !sameValue(tried, sent))
      if (sameValue(work.cell.value, sent)) work.refused = failure.problem
      judge(desk, work, work.refused ? 0 : Date.now() + pauses.save)
      return 'again'
    default:
      work.tried = work.tried.filter((tried) => !sameValue(tried, sent))
      cells.show(work, { phase: 'failed', problem: null })
      return 'held'
  }
}

const saveCell = async (desk: Desk, { place }: CellDeed): Promise<Outcome> => {
  const { cells, backend, newItems, kept } = desk
  const work = cells.at(place)
  const value = work.cell.value
  if (work.theirs || !cells.isDirty(work) || cells.problemOf(work)) {
    judge(desk, work, 0)
    return 'again'
  }
  const item = place.item === null ? undefined : newItems.get(place.item)
  if (!work.tried.some((tried) => sameValue(tried, value))) work.tried = [...work.tried, value]
  kept.renew(work.key, cells.deedOf(work))
  cells.show(work, { phase: 'saving', problem: null })
  const isGone = () => cells.known(work.key) !== work
  try {
    const cell = { ...place, value: asSaved(value), version: work.version }
    const saved = await backend.save({ add: item ? [item] : [], cells: [cell] })
    if (item) itemIsSaved(desk, item.id)
    desk.savedAt.set(saved.savedAt)
    const version = saved.versions[0] ?? work.version
    desk.share([{ place, theirs: { value, version, at: saved.savedAt, by: null } }])
    if (isGone()) return 'done'
    cells.setBase(work, value, version)
    cells.show(work, { savedAt: saved.savedAt })
    // What was typed meanwhile keeps its own pause.
    judge(desk, work, desk.sender.waiting.get(work.key)?.due ?? Date.now())
    return 'again'
  } catch (error) {
    if (isGone()) return 'done'
    return failCell(desk, work, value, failureOf(error))
  }
}

/** What the portal refuses is shown as it is there, with the reason. */
const failItems = async (desk: Desk, { key, deed }: Waiting, error: unknown): Promise<Outcome> => {
  const failure = failureOf(error)
  if (failure.kind === 'away' || failure.kind === 'later') return failure.kind
  if (deed.kind === 'add') desk.newItems.delete(deed.item.id)
  settled(desk, key)
  // Somebody was faster: the list is shown as it is by now.
  if (failure.kind !== 'changed') desk.onError(error)
  await refresh(desk).catch(() => undefined)
  return 'again'
}

const saveItem = async (desk: Desk, waiting: Waiting): Promise<Outcome> => {
  const { deed, key } = waiting
  const { backend, newItems, structure } = desk
  try {
    if (deed.kind === 'add' && newItems.has(deed.item.id)) {
      await backend.save({ add: [deed.item], cells: [] })
      itemIsSaved(desk, deed.item.id)
    } else if (deed.kind === 'remove') await backend.removeItems?.(deed.code, deed.ids)
    else if (deed.kind === 'move') await backend.moveItem?.(deed.code, deed.id, deed.index)
    structure.changes += 1
    // It may have been moved once more meanwhile.
    if (waiting.deed === deed) settled(desk, key)
    desk.shareItems()
    return 'again'
  } catch (error) {
    return failItems(desk, waiting, error)
  }
}

/** Sends one deed. */
export const send = (desk: Desk, waiting: Waiting): Promise<Outcome> => {
  const { deed } = waiting
  if (deed.kind === 'cell') return saveCell(desk, deed)
  return deed.kind === 'block' ? saveBlock(desk, waiting.key, deed) : saveItem(desk, waiting)
}

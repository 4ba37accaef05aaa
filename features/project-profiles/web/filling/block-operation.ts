import { randomId } from '#platform/web/random-id.ts'
import type { Outcome } from '#platform/web/save-queue/request-queue.ts'
import { saveFailure } from '#platform/web/save-queue/save-failure.ts'
import { placeKey, placeOfKey } from '../../../fields/domain/values.ts'
import type { Block } from '../renderer/profile-source.ts'
import { asSaved, forgetCells, itemIsSaved } from './items.ts'
import { takeValues } from './refreshing.ts'
import type { Operation, StoreContext } from './store-types.ts'

type BlockOperation = Extract<Operation, { kind: 'block' }>

const ended = ({ blockEnds }: StoreContext, key: string, error: unknown): void => {
  blockEnds.get(key)?.(error)
  blockEnds.delete(key)
}

/** Applies a block locally; it is queued under this key. */
export const layBlock = (
  { state, queue, newItems }: StoreContext,
  key: string,
  block: BlockOperation,
): void => {
  state.putAll(block.cells)
  queue.hold(block.cells.map(({ place }) => placeKey(place)))
  for (const { place, value } of block.cells) queue.lay(placeKey(place), value)
  for (const item of block.add) newItems.set(item.id, item)
  queue.enqueue(key, block)
}

/** Pastes a block; resolves once it is saved or stored on this device, rejects if the portal refuses it. */
export const pasteBlock = (context: StoreContext, { add, values }: Block): Promise<void> => {
  const key = `block:${randomId()}`
  const { state, queue, structure } = context
  structure.changes += 1
  for (const { code, id, index } of add) state.insert(code, { id, rowKey: null, values: {} }, index)
  layBlock(context, key, {
    kind: 'block',
    add: add.map((item) => ({ ...item })),
    cells: values.map(({ place, value }) => {
      const { base, version } = queue.entry(placeKey(place))
      return { place, value, base, version }
    }),
  })
  for (const code of new Set(add.map((item) => item.code))) context.notify(code)
  return new Promise((resolve, reject) => {
    context.blockEnds.set(key, (error) => (error === null ? resolve() : reject(error)))
  })
}

const takeBack = (context: StoreContext, key: string, { add, cells }: BlockOperation): void => {
  const { state, queue, newItems } = context
  for (const { place } of cells) queue.revert(placeKey(place))
  for (const code of new Set(add.map((item) => item.code))) {
    const ids = new Set(add.map(({ id }) => id))
    forgetCells(context, code, ids)
    state.remove(code, ids)
    ids.forEach((id) => newItems.delete(id))
    context.notify(code)
  }
  queue.settle(key)
}

/** One of the values was changed by another person: refetches all, and leaves the conflicting ones to the user. */
const mergeOthers = async (context: StoreContext, { cells }: BlockOperation): Promise<Outcome> => {
  const { backend, queue } = context
  const versions = () => cells.map(({ place }) => queue.entry(placeKey(place)).version).join()
  const before = versions()
  try {
    const loaded = await backend.reload?.()
    if (loaded) takeValues(context, loaded, false)
  } catch {
    return 'later'
  }
  return versions() === before ? 'later' : 'again'
}

/** Saves a block, all or nothing. */
export const saveBlock = async (
  context: StoreContext,
  key: string,
  block: BlockOperation,
): Promise<Outcome> => {
  const { queue, backend } = context
  const sent = block.cells
    .map(({ place, value }) => ({ key: placeKey(place), value }))
    .filter((cell) => !queue.entry(cell.key).theirs)
    .map((cell) => ({ ...cell, version: queue.entry(cell.key).version }))
  try {
    await queue.sendHeld(sent, (batch) =>
      backend.save({
        add: block.add,
        cells: batch.map((cell) => ({
          ...placeOfKey(cell.key),
          value: asSaved(cell.value),
          version: cell.version,
        })),
      }),
    )
    for (const { id } of block.add) itemIsSaved(context, id)
    queue.settle(key)
    if (block.add.length > 0) queue.shareReload()
    ended(context, key, null)
    return 'again'
  } catch (error) {
    const { kind } = saveFailure(error)
    if (kind === 'changed') return mergeOthers(context, block)
    if (kind === 'away' || kind === 'later') {
      queue.lose(sent.map((cell) => cell.key))
      ended(context, key, null)
      return kind
    }
    takeBack(context, key, block)
    ended(context, key, error)
    return 'again'
  }
}

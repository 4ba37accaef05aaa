import { notifyError } from '#platform/web/messages/banner-store.ts'
import { randomId } from '#platform/web/random-id.ts'
import type { ProfileStore } from '../../renderer/profile-source.ts'
import type { RemovedRow, Stack, TableHistory, Undoing } from './table-history.ts'

type Table = {
  code: string
  store: ProfileStore
  history: TableHistory
  indexOf: (id: string) => number
  /** Returns the current rows, to restore them later. */
  takeAway: (ids: readonly string[]) => RemovedRow[]
}

/** Undo and redo, one after the other: each execution returns its inverse. */
export const createUndoRedo = ({ code, store, history, indexOf, takeAway }: Table) => {
  /** The inverse of executing a command; restored rows get these ids. */
  const opposite = (
    { before, added, removed, moved }: Undoing,
    ids: ReadonlyMap<string, string>,
  ): Undoing => ({
    before: before.map(({ place }) => ({ place, value: store.cell(place).value })),
    added: removed.map(({ id }) => ids.get(id)!),
    removed: takeAway(added),
    moved: moved && { id: moved.id, index: indexOf(moved.id) },
  })

  const carryOut = async (
    { before, added, removed, moved }: Undoing,
    ids: ReadonlyMap<string, string>,
  ): Promise<void> => {
    const add = removed.map(({ id, index }) => ({ code, id: ids.get(id)!, index }))
    const values = [
      ...before,
      ...removed.flatMap((row) =>
        Object.entries(row.values).map(([field, value]) => ({
          place: { code, item: ids.get(row.id)!, field },
          value,
        })),
      ),
    ]
    if (add.length > 0 || values.length > 1) await store.paste({ add, values })
    else if (values[0]) {
      store.set(values[0].place, values[0].value)
      store.leave(values[0].place)
    }
    if (added.length > 0) store.removeItems(code, added)
    if (moved) store.moveItem(code, moved.id, moved.index)
  }

  const turn = async (from: Stack, onto: Stack): Promise<boolean> => {
    const command = history.take(from)
    if (!command) return false
    const ids = new Map(command.removed.map(({ id }) => [id, randomId()]))
    const back = opposite(command, ids)
    try {
      await carryOut(command, ids)
      history.rename(ids)
      history.put(onto, back)
      return true
    } catch (error) {
      history.put(from, command)
      notifyError(error)
      return false
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (from: Stack, onto: Stack): Promise<boolean> => {
    const next = last.then(() => turn(from, onto))
    last = next
    return next
  }

  return {
    /** Undoes the last command; returns whether there was one. */
    undo: (): Promise<boolean> => inTurn('done', 'undone'),
    /** Redoes the last undone command; returns whether there was one. */
    redo: (): Promise<boolean> => inTurn('undone', 'done'),
  }
}

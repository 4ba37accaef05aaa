import { createStore } from '#platform/web/store.ts'
import type { Place, Value } from '../../../../fields/domain/values.ts'

/** A removed row with its values. */
export type RemovedRow = { id: string; index: number; values: Record<string, Value> }

/** What undoes one command: values to restore, rows to remove, to restore, or to move back. */
export type Undoing = {
  before: { place: Place; value: Value }[]
  added: string[]
  removed: RemovedRow[]
  moved: { id: string; index: number } | null
}

/** A command that changed only values. */
export const nothingDone: Undoing = { before: [], added: [], removed: [], moved: null }

const deepest = 100

/** Commands to undo, or undone ones to redo. */
export type Stack = 'done' | 'undone'

const renamed = (command: Undoing, ids: ReadonlyMap<string, string>): Undoing => {
  const now = (id: string) => ids.get(id) ?? id
  return {
    before: command.before.map(({ place, value }) => ({
      place: { ...place, item: place.item === null ? null : now(place.item) },
      value,
    })),
    added: command.added.map(now),
    removed: command.removed,
    moved: command.moved && { ...command.moved, id: now(command.moved.id) },
  }
}

/** Undo history of a table, the last command first. */
export const createTableHistory = () => {
  const counts = { done: createStore(0), undone: createStore(0) }
  const stacks: Record<Stack, Undoing[]> = { done: [], undone: [] }
  const keep = (stack: Stack, next: Undoing[]) => {
    stacks[stack] = next.slice(-deepest)
    counts[stack].set(stacks[stack].length)
  }
  return {
    counts,
    /** Adds a new command: undone ones can no longer be redone. */
    add: (command: Partial<Undoing>): Undoing => {
      const whole = { ...nothingDone, ...command }
      keep('done', [...stacks.done, whole])
      keep('undone', [])
      return whole
    },
    /** Removes a command that failed. */
    drop: (command: Undoing): void =>
      keep(
        'done',
        stacks.done.filter((one) => one !== command),
      ),
    take: (from: Stack): Undoing | undefined => {
      const last = stacks[from].at(-1)
      keep(from, stacks[from].slice(0, -1))
      return last
    },
    put: (onto: Stack, command: Undoing): void => keep(onto, [...stacks[onto], command]),
    /** Restored rows have new ids: earlier commands on them can still be undone and redone. */
    rename: (ids: ReadonlyMap<string, string>): void => {
      for (const stack of ['done', 'undone'] as const)
        keep(
          stack,
          stacks[stack].map((command) => renamed(command, ids)),
        )
    },
  }
}

export type TableHistory = ReturnType<typeof createTableHistory>

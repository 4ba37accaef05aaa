import { createStore } from '#platform/web/store.ts'
import type { Place, Value } from '../../../../fields/domain/values.ts'

/** A row that was taken away, as it was. */
export type RemovedRow = { id: string; index: number; values: Record<string, Value> }

/** What undoes one command: values to put back, rows to take away, to give back, or to move back. */
export type Undoing = {
  before: { place: Place; value: Value }[]
  added: string[]
  removed: RemovedRow[]
  moved: { id: string; index: number } | null
}

/** A command that only changed values. */
export const nothingDone: Undoing = { before: [], added: [], removed: [], moved: null }

const deepest = 100

/** Commands that can be undone, or those undone that can be done again. */
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

/** The commands in a table that can be undone and done again, the last one first. */
export const createTableHistory = () => {
  const counts = { done: createStore(0), undone: createStore(0) }
  const stacks: Record<Stack, Undoing[]> = { done: [], undone: [] }
  const keep = (stack: Stack, next: Undoing[]) => {
    stacks[stack] = next.slice(-deepest)
    counts[stack].set(stacks[stack].length)
  }
  return {
    counts,
    /** Something new was done: what was undone before can no longer be done again. */
    add: (command: Partial<Undoing>): Undoing => {
      const whole = { ...nothingDone, ...command }
      keep('done', [...stacks.done, whole])
      keep('undone', [])
      return whole
    },
    /** A command that was not done after all. */
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
    /** Rows that came back have other ids: what was done to them before can still be undone, and done again. */
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

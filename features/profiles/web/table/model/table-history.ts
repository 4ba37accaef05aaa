import { createStore } from '#platform/web/store.ts'
import type { Place, Value } from '../../../domain/values.ts'

/** A row that was taken away, as it was. */
export type RemovedRow = { id: string; index: number; values: Record<string, Value> }

/** What undoes one deed: values to put back, rows to take away, to give back, or to move back. */
export type Undoing = {
  before: { place: Place; value: Value }[]
  added: string[]
  removed: RemovedRow[]
  moved: { id: string; index: number } | null
}

/** A deed that only changed values. */
export const nothingDone: Undoing = { before: [], added: [], removed: [], moved: null }

const deepest = 100

/** Deeds that can be undone, or those undone that can be done again. */
export type Stack = 'done' | 'undone'

const renamed = (deed: Undoing, ids: ReadonlyMap<string, string>): Undoing => {
  const now = (id: string) => ids.get(id) ?? id
  return {
    before: deed.before.map(({ place, value }) => ({
      place: { ...place, item: place.item === null ? null : now(place.item) },
      value,
    })),
    added: deed.added.map(now),
    removed: deed.removed,
    moved: deed.moved && { ...deed.moved, id: now(deed.moved.id) },
  }
}

/** The deeds in a table that can be undone and done again, the last one first. */
export const createTableHistory = () => {
  /** How many there are. */
  const counts = { done: createStore(0), undone: createStore(0) }
  const stacks: Record<Stack, Undoing[]> = { done: [], undone: [] }
  const keep = (stack: Stack, next: Undoing[]) => {
    stacks[stack] = next.slice(-deepest)
    counts[stack].set(stacks[stack].length)
  }
  return {
    counts,
    /** Something new was done: what was undone before can no longer be done again. */
    add: (deed: Partial<Undoing>): Undoing => {
      const whole = { ...nothingDone, ...deed }
      keep('done', [...stacks.done, whole])
      keep('undone', [])
      return whole
    },
    /** A deed that was not done after all. */
    drop: (deed: Undoing): void =>
      keep(
        'done',
        stacks.done.filter((one) => one !== deed),
      ),
    take: (from: Stack): Undoing | undefined => {
      const last = stacks[from].at(-1)
      keep(from, stacks[from].slice(0, -1))
      return last
    },
    put: (onto: Stack, deed: Undoing): void => keep(onto, [...stacks[onto], deed]),
    /** Rows that came back have other ids: what was done to them before can still be undone, and done again. */
    rename: (ids: ReadonlyMap<string, string>): void => {
      for (const stack of ['done', 'undone'] as const)
        keep(
          stack,
          stacks[stack].map((deed) => renamed(deed, ids)),
        )
    },
  }
}

/** See `createTableHistory`. */
export type TableHistory = ReturnType<typeof createTableHistory>

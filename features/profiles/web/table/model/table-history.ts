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

/** The deeds in a table that can be undone, the last one first. */
export const createTableHistory = () => {
  const count = createStore(0)
  let deeds: Undoing[] = []
  const keep = (next: Undoing[]) => {
    deeds = next.slice(-deepest)
    count.set(deeds.length)
  }
  return {
    /** How many there are. */
    count,
    add: (deed: Partial<Undoing>): Undoing => {
      const whole = { ...nothingDone, ...deed }
      keep([...deeds, whole])
      return whole
    },
    /** A deed that was not done after all. */
    drop: (deed: Undoing): void => keep(deeds.filter((one) => one !== deed)),
    take: (): Undoing | undefined => {
      const last = deeds.at(-1)
      keep(deeds.slice(0, -1))
      return last
    },
    /** Rows that came back have other ids: what was done to them before can still be undone. */
    rename: (ids: ReadonlyMap<string, string>): void => {
      const now = (id: string) => ids.get(id) ?? id
      keep(
        deeds.map(({ before, added, removed, moved }) => ({
          before: before.map(({ place, value }) => ({
            place: { ...place, item: place.item === null ? null : now(place.item) },
            value,
          })),
          added: added.map(now),
          removed,
          moved: moved && { ...moved, id: now(moved.id) },
        })),
      )
    },
  }
}

/** See `createTableHistory`. */
export type TableHistory = ReturnType<typeof createTableHistory>

import { perDatabase } from './database/per-database.ts'
import type { Db } from './context.ts'

/** What was counted, by the name of what it is. */
export type Counts = ReadonlyMap<string, number>

type Settings = {
  write: (db: Db, counts: Counts) => Promise<void>
  /** How long counts are collected before they are written. */
  seconds: number
  /** So many different things are counted at once: whoever makes more up has them dropped. */
  most: number
}

/** Counters of one process: counting costs nothing, and what was counted is written together a little later. */
export type BatchedCounts = {
  count: (db: Db, name: string) => void
  /** Writes what was counted so far, if anything. */
  flush: (db: Db) => Promise<void>
}

/**
 * Counts in memory. What a process had counted in its last seconds is lost when it is killed, and when it could not be written it
 * is tried once more with what comes next.
 */
export const batchedCounts = ({ write, seconds, most }: Settings): BatchedCounts => {
  const counted = perDatabase(() => ({
    counts: new Map<string, number>(),
    waiting: null as NodeJS.Timeout | null,
  }))

  const add = (db: Db, name: string, times: number): void => {
    const { counts } = counted(db)
    if (counts.size < most || counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + times)
  }

  const flush = async (db: Db): Promise<void> => {
    const kept = counted(db)
    if (kept.waiting) clearTimeout(kept.waiting)
    kept.waiting = null
    const counts = new Map(kept.counts)
    kept.counts.clear()
    if (counts.size === 0) return
    try {
      await write(db, counts)
    } catch {
      for (const [name, times] of counts) add(db, name, times)
    }
  }

  return {
    count: (db, name) => {
      add(db, name, 1)
      const kept = counted(db)
      kept.waiting ??= setTimeout(() => void flush(db), seconds * 1000).unref()
    },
    flush,
  }
}

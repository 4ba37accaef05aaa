import type { Db } from './context.ts'
import { perDatabase } from './database/per-database.ts'

/** Counts by key. */
export type Counts = ReadonlyMap<string, number>

type Settings = {
  write: (db: Db, counts: Counts) => Promise<void>
  /** Interval between writes. */
  seconds: number
  /** Maximum number of different keys; further ones are dropped, so that invented keys cannot fill the memory. */
  maxNames: number
}

/** Counters in the memory of one process: counting is free, and the counts are written together a little later. */
export type BatchedCounts = {
  count: (db: Db, name: string) => void
  /** Writes the pending counts, if any. */
  flush: (db: Db) => Promise<void>
}

/**
 * Counts in memory. The counts of the last seconds are lost when the process is killed; after a failed write they are
 * retried with the next one.
 */
export const batchedCounts = ({ write, seconds, maxNames }: Settings): BatchedCounts => {
  const counted = perDatabase(() => ({
    counts: new Map<string, number>(),
    waiting: null as NodeJS.Timeout | null,
  }))

  const add = (db: Db, name: string, times: number): void => {
    const { counts } = counted(db)
    if (counts.size < maxNames || counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + times)
  }

  const flush = async (db: Db): Promise<void> => {
    const pending = counted(db)
    if (pending.waiting) clearTimeout(pending.waiting)
    pending.waiting = null
    const counts = new Map(pending.counts)
    pending.counts.clear()
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
      const pending = counted(db)
      pending.waiting ??= setTimeout(() => void flush(db), seconds * 1000).unref()
    },
    flush,
  }
}

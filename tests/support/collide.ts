import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { TestDatabase } from './database.ts'

const waiting = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`

/**
 * Makes calls collide: locks the rows of a query until as many connections wait for a lock as there are calls (or
 * half a second has passed), then releases them, so that they continue at the same moment.
 */
export const collide = async <T>(
  database: TestDatabase,
  lock: string,
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> => {
  const holder = new pg.Client({ connectionString: database.url })
  const watcher = new pg.Client({ connectionString: database.url })
  await Promise.all([holder.connect(), watcher.connect()])
  try {
    await holder.query('begin')
    await holder.query(lock)
    const answers = Promise.all(calls.map((call) => call()))
    for (let tries = 0; tries < 50; tries++) {
      const { rows } = await watcher.query<{ n: number }>(waiting)
      if (rows[0]!.n >= calls.length) break
      await sleep(10)
    }
    await holder.query('commit')
    return await answers
  } finally {
    await Promise.all([holder.end(), watcher.end()])
  }
}

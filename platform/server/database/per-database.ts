import type pg from 'pg'
import type { Db } from '../context.ts'
import { poolOf } from './pipelined-database.ts'

/** What a process keeps of what it has read of a database, made when it is first asked for: another database has another. */
export const perDatabase = <Kept>(make: () => Kept): ((db: Db) => Kept) => {
  const kept = new WeakMap<pg.Pool, Kept>()
  return (db) => {
    const pool = poolOf(db)
    const known = kept.get(pool)
    if (known) return known
    const made = make()
    kept.set(pool, made)
    return made
  }
}

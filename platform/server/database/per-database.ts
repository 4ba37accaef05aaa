import type pg from 'pg'
import type { Db } from '../context.ts'
import { poolOf } from './pipelined-database.ts'

/** A cache of a process per database, created on first use. */
export const perDatabase = <Kept>(make: () => Kept): ((db: Db) => Kept) => {
  const caches = new WeakMap<pg.Pool, Kept>()
  return (db) => {
    const pool = poolOf(db)
    const known = caches.get(pool)
    if (known) return known
    const made = make()
    caches.set(pool, made)
    return made
  }
}

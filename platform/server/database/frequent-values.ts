import { sql } from 'kysely'
import type { Db } from '../context.ts'
import { expiringMap } from '../expiring-map.ts'
import { perDatabase } from './per-database.ts'

/** The database updates statistics when much has changed. */
const cacheMs = 300_000

const cache = perDatabase(() => expiringMap<Promise<ReadonlySet<string>>>(20))

const read = async (db: Db, table: string, column: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ values: string[] | null }>`
    select most_common_elems::text::text[] as values from pg_stats
    where schemaname = 'public' and tablename = ${table} and attname = ${column}`.execute(db)
  return new Set(rows[0]?.values)
}

/**
 * The values of an array column that the table's statistics list as common. For these the planner knows the number of
 * rows; for any other value it assumes some thousands, even if there are none.
 */
export const frequentValues = (db: Db, table: string, column: string): Promise<ReadonlySet<string>> => {
  const key = `${table}.${column}`
  const known = cache(db).get(key)
  if (known) return known
  const values = read(db, table, column)
  cache(db).set(key, values, Date.now() + cacheMs)
  values.catch(() => cache(db).delete(key))
  return values
}

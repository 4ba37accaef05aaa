import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Returns those of the values that are used: by a row of any table, a project's profile or a template's condition. */
export const usedValues = async (db: Db, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select used as id from dictionary_values_referred(${ids}::bigint[]) used
    union select used from dictionary_values_in_profiles(${ids}::bigint[]) used
    union select used from dictionary_values_in_conditions(${ids}::bigint[]) used`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

import { sql } from 'kysely'
import type { ReadValues } from '#features/fields'
import type { Db } from '#platform/server/context.ts'
import { gathered, type StoredValue, type StandingItem } from './gather-values.ts'

/**
 * The stored values of a project's profile, by element code; of some elements if codes are given. Fixed rows without
 * values are not stored: `withFixedRows` adds them.
 */
export const readProfileValues = async (
  db: Db,
  projectId: number,
  codes?: readonly string[],
): Promise<ReadValues> => {
  const of = sql`project_id = ${projectId} ${codes ? sql`and element_code = any(${[...codes]})` : sql``}`
  const [items, values] = await Promise.all([
    sql<StandingItem>`
      select id, element_code as element, row_key as "rowKey" from profile_item
      where ${of} and removed_at is null order by element_code, seq, id`.execute(db),
    sql<StoredValue>`
      select element_code as element, item_id as item, field_code as field, value, version from profile_value
      where ${of}`.execute(db),
  ])
  return gathered(items.rows, values.rows)
}

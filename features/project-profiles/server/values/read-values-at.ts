import { sql } from 'kysely'
import type { ReadValues } from '#features/fields'
import type { Db } from '#platform/server/context.ts'
import { gathered, type StoredValue, type StandingItem } from './gather-values.ts'

/**
 * The values of these elements at an instant: the last change of each before it, in the items that existed then.
 * Versions are 0, because past values cannot be saved.
 */
export const readValuesAt = async (
  db: Db,
  projectId: number,
  codes: readonly string[],
  at: string,
): Promise<ReadValues> => {
  const of = sql`project_id = ${projectId} and element_code = any(${[...codes]})`
  const [items, values] = await Promise.all([
    sql<StandingItem>`
      select id, element_code as element, row_key as "rowKey" from profile_item
      where ${of} and created_at <= ${at}::timestamptz and (removed_at is null or removed_at > ${at}::timestamptz)
      order by element_code, seq, id`.execute(db),
    sql<StoredValue>`
      select element, item, field, value, 0 as version from (
        select distinct on (element_code, item_id, field_code)
          element_code as element, item_id as item, field_code as field, after as value
        from profile_value_change where ${of} and at <= ${at}::timestamptz
        order by element_code, item_id, field_code, id desc
      ) latest where value is not null`.execute(db),
  ])
  return gathered(items.rows, values.rows)
}

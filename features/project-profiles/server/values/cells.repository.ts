import { sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { placeKey, type Place, type Value } from '../../../fields/domain/values.ts'
import { changedBy } from './changed-by.ts'

/** A stored value. */
export type StoredCell = { value: Value; version: number }

/** The value of a place that was never written. */
export const nothingHeld: StoredCell = { value: null, version: 0 }

/** The stored values of these places, by `placeKey`. */
export const heldValues = async (
  db: Db,
  projectId: number,
  places: readonly Place[],
): Promise<Map<string, StoredCell>> => {
  const { rows } = await sql<Place & StoredCell>`
    with place as (
      select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (code text, item uuid, field text)
    )
    select v.element_code as code, v.item_id as item, v.field_code as field, v.value, v.version
    from place p join profile_value v on v.project_id = ${projectId} and v.element_code = p.code
      and v.item_id = p.item and v.field_code = p.field
    union all
    select v.element_code, null, v.field_code, v.value, v.version
    from place p join profile_value v on v.project_id = ${projectId} and v.element_code = p.code
      and v.item_id is null and v.field_code = p.field
    where p.item is null`.execute(db)
  return new Map(rows.map(({ value, version, ...place }) => [placeKey(place), { value, version }]))
}

/** A value to store, and the one that it replaces. */
export type Written = Place & { value: Value; before: Value }

/** Stores values, each with the next version, and records their history in one statement, whatever their number. */
export const writeValues = async (
  ctx: Context,
  projectId: number,
  cells: readonly Written[],
): Promise<void> => {
  if (cells.length === 0) return
  const { by, acting } = changedBy(ctx)
  const at = sql`${ctx.now.toISOString()}::timestamptz`
  const given = sql`jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
    as c (code text, item uuid, field text, value jsonb, before jsonb)`
  await sendAhead(
    ctx.db,
    sql`with written as (
    insert into profile_value (project_id, element_code, item_id, field_code, value, updated_by, updated_at)
    select ${projectId}, c.code, c.item, c.field, c.value, ${by}::uuid, ${at} from ${given}
    on conflict (project_id, element_code, item_id, field_code) do update
      set value = excluded.value, version = profile_value.version + 1,
        updated_by = excluded.updated_by, updated_at = excluded.updated_at
    )
    insert into profile_value_change
      (project_id, element_code, item_id, field_code, before, after, changed_by, acting_by, at)
    select ${projectId}, c.code, c.item, c.field, c.before, c.value, ${by}::uuid, ${acting}::uuid, ${at}
    from ${given}`,
  )
}

import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { Place, Value } from '../../../fields/domain/values.ts'

type PersonRef = { uid: string; name: string; avatarUrl: string | null }

/** A change of one value. */
export type ValueChange = {
  id: number
  before: Value
  after: Value
  by: PersonRef | null
  actingName: string | null
  at: string
}

/** Maximum number of changes of a value, and of times of a profile, that are shown. */
const shown = 200

const atPlace = ({ code, item, field }: Place) =>
  sql`element_code = ${code} and field_code = ${field} and item_id is not distinct from ${item}::uuid`

/** History of a value, newest first. */
export const changesOf = async (db: Db, projectId: number, place: Place): Promise<ValueChange[]> => {
  const { rows } = await sql<ValueChange>`
    select c.id, c.before, c.after, ${personRefJson('h')} as by, ${personRefJson('a')} ->> 'name' as "actingName", c.at
    from profile_value_change c
      left join person h on h.uid = c.changed_by left join person a on a.uid = c.acting_by
    where c.project_id = ${projectId} and ${atPlace(place)}
    order by c.id desc limit ${sql.lit(shown)}`.execute(db)
  return rows
}

/** The current value, with its last author. */
export type CellNow = { value: Value; version: number; updatedAt: string | null; updatedBy: PersonRef | null }

/** The current value of a place; `undefined` if it was never written. */
export const readCell = async (db: Db, projectId: number, place: Place): Promise<CellNow | undefined> => {
  const { rows } = await sql<CellNow>`
    select v.value, v.version, v.updated_at as "updatedAt", ${personRefJson('h')} as "updatedBy"
    from profile_value v left join person h on h.uid = v.updated_by
    where v.project_id = ${projectId} and ${atPlace(place)}`.execute(db)
  return rows[0]
}

/** A time of changes, and their author. */
export type Moment = { at: string; by: PersonRef | null; changes: number }

/**
 * The times at which these elements were changed, newest first; changes by one person without a pause of an hour are
 * merged, with the time of the last.
 */
export const momentsOf = async (db: Db, projectId: number, codes: readonly string[]): Promise<Moment[]> => {
  const { rows } = await sql<Moment>`
    select m.at, ${personRefJson('h')} as by, m.changes
    from (
      select changed_by, max(at) as at, count(*)::int as changes from (
        select changed_by, at, count(*) filter (where pause is null or pause >= interval '1 hour')
          over (partition by changed_by order by at, id) as sitting
        from (
          select id, changed_by, at, at - lag(at) over (partition by changed_by order by at, id) as pause
          from profile_value_change where project_id = ${projectId} and element_code = any(${[...codes]})
        ) paused
      ) sat
      group by changed_by, sitting order by max(at) desc limit ${sql.lit(shown)}
    ) m left join person h on h.uid = m.changed_by
    order by m.at desc`.execute(db)
  return rows
}

/** The last change of these elements: author and time. */
export const lastChangeOf = async (
  db: Db,
  projectId: number,
  codes: readonly string[],
): Promise<{ at: string; by: PersonRef | null } | null> => {
  const { rows } = await sql<{ at: string; by: PersonRef | null }>`
    select c.at, ${personRefJson('h')} as by
    from profile_value_change c left join person h on h.uid = c.changed_by
    where c.project_id = ${projectId} and c.element_code = any(${[...codes]})
    order by c.at desc, c.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

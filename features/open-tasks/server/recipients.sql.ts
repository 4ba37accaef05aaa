import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'

/** Participants of task `t`: authors and the teams of their projects. */
export const entrants: Sql = sql`array(
  select e.person_uid from open_task_entry e where e.task_id = t.id and e.withdrawn_at is null
  union
  select m.person_uid from open_task_entry e join project_member m on m.project_id = e.project_id
  where e.task_id = t.id and e.withdrawn_at is null)`

/** The deadline of task `t` in its time zone. */
export const localDay: Sql = sql`to_char(t.entries_until at time zone t.time_zone, 'YYYY-MM-DD')`
export const localTime: Sql = sql`to_char(t.entries_until at time zone t.time_zone, 'HH24:MI')`

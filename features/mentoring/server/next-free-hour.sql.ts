import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'
import { instantJson } from '#platform/server/sql.ts'
import { freeSlots } from './mentoring.repository.ts'

/** The nearest free hour of a mentor in any accelerator, with the time zone that they named; null if there is none. */
export const nextFreeHour = (uid: Sql): Sql => sql`(
  select json_build_object('at', ${instantJson(sql`s.at`)}, 'timeZone', h.time_zone)
  from office_hours h join mentor n on n.id = h.mentor_id
    cross join lateral (select min(f.at) as at from (${freeSlots}) f) s
  where n.person_uid = ${uid} and s.at is not null order by s.at limit 1)`

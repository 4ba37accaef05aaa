import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { instantJson } from '#platform/server/sql.ts'
import type { getMeetingsOnDays, getMentorDaysOff } from '../contract/days-off.endpoints.ts'
import { maxDaysOff, shownRows } from '../domain/states.ts'

type DaysOff = ResponseOf<typeof getMentorDaysOff>['items'][number]

type BookedMeeting = ResponseOf<typeof getMeetingsOnDays>['items'][number]

/** A JSON array of a mentor's booked meetings that have not ended and overlap these days. */
const meetingsOn = (mentorId: Sql, from: Sql, to: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('id', b.id, 'project', json_build_object('id', b.project_id, 'name', b.name),
      'startsAt', ${instantJson(sql`b.starts_at`)}, 'timeZone', b.time_zone) order by b.starts_at, b.id)
  from (select m.id, m.project_id, p.name, m.starts_at, h.time_zone from mentor_meeting m
      join office_hours h on h.id = m.hours_id join project p on p.id = m.project_id
    where m.mentor_id = ${mentorId} and m.status = 'BOOKED' and m.ends_at > now()
      and (m.starts_at at time zone h.time_zone)::date <= ${to}
      and (m.ends_at at time zone h.time_zone)::date >= ${from}
    order by m.starts_at, m.id limit ${sql.lit(shownRows)}) b), '[]')`

/** Whether the days off `o` are not over; yesterday has not ended in every time zone. */
export const isCurrent = sql`o.last_day >= now()::date - 1`

/** Loads a person's days off that are not over, soonest first. */
export const readDaysOff = async (db: Db, uid: string): Promise<{ items: DaysOff[] }> => {
  const { rows } = await sql<DaysOff>`
    select o.id, o.first_day as "from", o.last_day as "to",
      ${meetingsOn(sql`o.mentor_id`, sql`o.first_day`, sql`o.last_day`)} as meetings
    from mentor_day_off o join mentor n on n.id = o.mentor_id
    where n.person_uid = ${uid} and ${isCurrent}
    order by o.first_day, o.last_day limit ${sql.lit(maxDaysOff)}`.execute(db)
  return { items: rows }
}

export const readMeetingsOnDays = async (
  db: Db,
  uid: string,
  { from, to }: { from: string; to: string },
): Promise<{ items: BookedMeeting[] }> => {
  const { rows } = await sql<{ meetings: BookedMeeting[] }>`
    select ${meetingsOn(sql`n.id`, sql`${from}::date`, sql`${to}::date`)} as meetings
    from mentor n where n.person_uid = ${uid}`.execute(db)
  return { items: rows[0]?.meetings ?? [] }
}

/** Whether the mentor of office hours `h` has closed a day. */
export const isDayOff = (day: Sql): Sql => sql`exists (select from mentor_day_off o
  where o.mentor_id = h.mentor_id and ${day} between o.first_day and o.last_day)`

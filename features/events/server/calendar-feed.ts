import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { meetingVersion } from '#features/mentoring'
import { calendarOf, type CalendarEntry } from '#platform/server/calendars/calendar.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/handler.ts'
import { wholeName } from '#platform/server/sql.ts'
import { readDue } from './feed-agenda.ts'
import type { EventsSettings } from './settings.ts'

/** What is kept of a secret. A plain hash is enough: nobody guesses 256 bits. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** Whose calendar a secret is; who is blocked has none. */
export const findFeedOwner = async (db: Db, secret: string): Promise<{ uid: string } | undefined> => {
  const { rows } = await sql<{ uid: string }>`
    select u.uid from calendar_feed f join person u on u.uid = f.person_uid
    where f.secret_hash = ${hashOfSecret(secret)} and u.status = 'A' and u.erased_at is null`.execute(db)
  return rows[0]
}

/** As many as a calendar shows: what is over for a month, and what is ahead. */
const maxEvents = 1000

const readEntries = async (db: Db, uid: string): Promise<CalendarEntry[]> => {
  const { rows } = await sql<CalendarEntry>`
    select * from (
      select 'held-event-' || e.id as key, e.name, e.place,
        case when e.owner_uid = ${uid} or bool_or(coalesce(i.status = 'ACCEPTED', false)) then e.link else '' end as link,
        e.starts_at as "startsAt", e.ends_at as "endsAt", e.time_zone as "timeZone", e.status = 'CANCELLED' as cancelled,
        e.owner_uid = ${uid} or bool_or(coalesce(i.status in ('ACCEPTED', 'ATTENDED'), false)) as sure, e.version
      from held_event e left join event_invitation i on i.event_id = e.id
          and i.status in ('INVITED', 'OFFERED', 'ACCEPTED', 'ATTENDED')
          and exists (select from project_member m where m.project_id = i.project_id and m.person_uid = ${uid})
      where e.status <> 'DRAFT' and e.ends_at > now() - interval '30 days' and (e.owner_uid = ${uid} or i.id is not null)
      group by e.id
      union all
      select 'mentor-meeting-' || m.id, concat_ws(' — ', p.name, ${wholeName('u')}), h.place, h.link, m.starts_at, m.ends_at, h.time_zone,
        m.status = 'CANCELLED', true, ${meetingVersion}
      from mentor_meeting m join office_hours h on h.id = m.hours_id join mentor n on n.id = m.mentor_id
        join person u on u.uid = n.person_uid join project p on p.id = m.project_id
      where m.ends_at > now() - interval '30 days' and (n.person_uid = ${uid} or exists (
        select from project_member k where k.project_id = m.project_id and k.person_uid = ${uid}))
    ) every order by "startsAt", key limit ${maxEvents}`.execute(db)
  return rows
}

/** All that a person comes to, for a calendar: events, invitations as tentative, meetings with mentors, and what is due. */
export const feedFile = async (ctx: Context, settings: EventsSettings, uid: string): Promise<FileAnswer> => {
  const [entries, due] = await Promise.all([readEntries(ctx.db, uid), readDue(ctx, settings, uid)])
  const calendar = calendarOf([...entries, ...due], { name: 'Runway' })
  return { name: 'runway.ics', mime: 'text/calendar', stream: Buffer.from(calendar.toString()) }
}

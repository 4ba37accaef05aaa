import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { hasActiveRules } from '#features/reminders'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job } from '#platform/server/jobs/job.ts'
import { projectTeam } from '#platform/server/recipients.ts'
import { guestLettersJob } from './guest-letters.ts'

/** Batch size: the rest waits for the next run. */
const maxReminders = 200

/** How near something is that nobody was reminded of: 1 the day before, 2 the hour before. */
const near = sql`case when e.starts_at <= now() + interval '1 hour' then 2
  when e.starts_at <= now() + interval '1 day' then 1 else 0 end`

/** The creator of event `e`, while they host it or work for its accelerator. */
const planner = sql`array(select o.uid from person o where o.uid = e.created_by and o.status = 'A' and (o.uid = e.owner_uid
  or exists (select from counted_membership h where h.accelerator_id = e.accelerator_id and h.person_uid = o.uid)))`

type Soon = {
  id: number
  near: number
  name: string
  /** Part of the key that deduplicates emails to guests. */
  startsAt: string
  zone: string
  people: string[]
}

type Read = { day: string; time: string; zone: string; people: string[] }

/** Groups the recipients by time zone: the one set for their notifications, otherwise that of the event or meeting. */
const byClock = async (db: Db, { startsAt, zone, people }: Soon): Promise<Read[]> => {
  const { rows } = await sql<Read>`
    select z.zone, to_char(${startsAt}::timestamptz at time zone z.zone, 'YYYY-MM-DD') as day,
      to_char(${startsAt}::timestamptz at time zone z.zone, 'HH24:MI') as time, array_agg(distinct x.uid) as people
    from unnest(${people}::uuid[]) x (uid) left join notice_time b on b.person_uid = x.uid
      cross join lateral (select coalesce(b.time_zone, ${zone}) as zone) z
    group by z.zone order by z.zone`.execute(db)
  return rows
}

/** Whether the accelerator of event `e` has active rules of its own for reminders of the day; these do not reach guests. */
const hasRule = hasActiveRules('EVENT', sql`e.accelerator_id`)

/** Marks events that begin soon and reads the recipients: participants and the creator. Cancelled events are excluded. */
const takeEvents = async (db: Db): Promise<Soon[]> => {
  const { rows } = await sql<Soon>`
    with due as (
      select e.id, ${near} as near from held_event e where e.status = 'PUBLISHED' and e.starts_at > now() and e.reminded < ${near}
      order by e.starts_at limit ${maxReminders} for update of e skip locked
    ), marked as (
      update held_event e set reminded = due.near from due where due.id = e.id returning e.*
    )
    select e.id, e.reminded as near, e.name, e.time_zone as zone, e.starts_at as "startsAt",
      case when e.reminded = 1 and ${hasRule} then '{}'::uuid[] else array(
        select distinct m.person_uid from event_invitation i join project_member m on m.project_id = i.project_id
        where i.event_id = e.id and i.status in ('ACCEPTED'))
        || ${planner} end as people
    from marked e order by e.id`.execute(db)
  return rows
}

const takeMeetings = async (db: Db): Promise<Soon[]> => {
  const { rows } = await sql<Soon>`
    with due as (
      select e.id, ${near} as near from mentor_meeting e where e.status = 'BOOKED' and e.starts_at > now() and e.reminded < ${near}
      order by e.starts_at limit ${maxReminders} for update of e skip locked
    ), marked as (
      update mentor_meeting e set reminded = due.near from due where due.id = e.id returning e.*
    )
    select e.id, e.reminded as near, p.name, e.starts_at as "startsAt", h.time_zone as zone,
      ${projectTeam(sql`p.id`)} || n.person_uid as people
    from marked e join office_hours h on h.id = e.hours_id join mentor n on n.id = e.mentor_id
      join project p on p.id = e.project_id order by e.id`.execute(db)
  return rows
}

/** Has the guests of an event that is near reminded, by a job of its own: thousands of emails are not written under locks. */
const remindGuests = (db: Db, { id: eventId, near: how, startsAt }: Soon): Promise<void> =>
  enqueue(db, guestLettersJob, {
    eventId,
    kind: 'soon',
    key: `event-guest-soon:${eventId}:${how}:${Date.parse(startsAt)}`,
  })

/**
 * Sends one reminder the day before and one the hour before each event and each meeting with a mentor. In accelerators that
 * have active reminder rules for events, those rules replace the reminder of the day before. It is not a source of
 * deadlines, because it names the hour by the recipient’s clock, emails guests without an account, and covers meetings,
 * which belong to no accelerator.
 */
export const remindOfEvents = job({
  name: 'remind-of-events',
  cron: '*/10 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      const shared = { eventId: null, acceleratorId: null }
      for (const event of await takeEvents(tx)) {
        await remindGuests(tx, event)
        for (const { people, ...when } of await byClock(tx, event))
          await notify(tx, {
            ...shared,
            code: 'EVENT_SOON',
            params: { event: event.name, ...when },
            recipients: people,
            link: linkTo('/bch/view/event', { eventId: event.id }),
          })
      }
      for (const meeting of await takeMeetings(tx))
        for (const { people, ...when } of await byClock(tx, meeting))
          await notify(tx, {
            ...shared,
            code: 'MEETING_SOON',
            params: { project: meeting.name, ...when },
            recipients: people,
            link: linkTo('/bch/view/mentoring', {}),
          })
    })
  },
})

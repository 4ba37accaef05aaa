import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job } from '#platform/server/jobs/job.ts'
import { projectTeam } from '#platform/server/recipients.ts'
import { guestLettersJob } from './guest-letters.ts'

/** Batch size: the rest waits for the next run. */
const most = 200

/** How near something is that nobody was reminded of: 1 the day before, 2 the hour before. */
const near = sql`case when e.starts_at <= now() + interval '1 hour' then 2
  when e.starts_at <= now() + interval '1 day' then 1 else 0 end`

const day = sql`to_char(e.starts_at at time zone z.zone, 'YYYY-MM-DD')`
const time = sql`to_char(e.starts_at at time zone z.zone, 'HH24:MI')`

/** The creator of event `e`, while they host it or work for its accelerator. */
const planner = sql`array(select o.uid from person o where o.uid = e.created_by and o.status = 'A' and (o.uid = e.owner_uid
  or exists (select from counted_membership h where h.accelerator_id = e.accelerator_id and h.person_uid = o.uid)))`

type Soon = {
  id: number
  near: number
  name: string
  day: string
  time: string
  zone: string
  people: string[]
}

/** An event that is near; `startsAt` is part of what an email to its guests is known by. */
type SoonEvent = Soon & { startsAt: string }

/** Whether the accelerator of event `e` reminds people of the day by rules of its own, which do not reach guests. */
const hasRule = sql`exists (
  select from reminder_rule r where r.accelerator_id = e.accelerator_id and r.kind = 'EVENT' and r.active)`

/** Marks events that begin soon and reads the recipients: participants and the creator. Cancelled events are excluded. */
const takeEvents = async (db: Db): Promise<SoonEvent[]> => {
  const { rows } = await sql<SoonEvent>`
    with due as (
      select e.id, ${near} as near from held_event e where e.status = 'PUBLISHED' and e.starts_at > now() and e.reminded < ${near}
      order by e.starts_at limit ${most} for update of e skip locked
    ), told as (
      update held_event e set reminded = due.near from due where due.id = e.id returning e.*
    )
    select e.id, e.reminded as near, e.name, ${day} as day, ${time} as time, z.zone, e.starts_at as "startsAt",
      case when e.reminded = 1 and ${hasRule} then '{}'::uuid[] else array(
        select distinct m.person_uid from event_invitation i join project_member m on m.project_id = i.project_id
        where i.event_id = e.id and i.status in ('ACCEPTED'))
        || ${planner} end as people
    from told e cross join lateral (select e.time_zone as zone) z order by e.id`.execute(db)
  return rows
}

const takeMeetings = async (db: Db): Promise<(Soon & { mentor: string })[]> => {
  const { rows } = await sql<Soon & { mentor: string }>`
    with due as (
      select e.id, ${near} as near from mentor_meeting e where e.status = 'BOOKED' and e.starts_at > now() and e.reminded < ${near}
      order by e.starts_at limit ${most} for update of e skip locked
    ), told as (
      update mentor_meeting e set reminded = due.near from due where due.id = e.id returning e.*
    )
    select e.id, e.reminded as near, p.name, ${day} as day, ${time} as time, z.zone, ${projectTeam(sql`p.id`)} as people, n.person_uid as mentor
    from told e join office_hours h on h.id = e.hours_id join mentor n on n.id = e.mentor_id
      join project p on p.id = e.project_id cross join lateral (select h.time_zone as zone) z order by e.id`.execute(
    db,
  )
  return rows
}

/** Has the guests of an event that is near reminded, by a job of its own: thousands of emails are not written under locks. */
const remindGuests = (db: Db, { id: eventId, near: how, startsAt }: SoonEvent): Promise<void> =>
  enqueue(db, guestLettersJob, {
    eventId,
    kind: 'soon',
    key: `event-guest-soon:${eventId}:${how}:${Date.parse(startsAt)}`,
  })

/** Reminds the day and the hour before of events and of meetings with mentors, of each once; an accelerator with reminder rules of its own for events reminds of the day by these. */
export const remindOfEvents = job({
  name: 'remind-of-events',
  cron: '*/10 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      const shared = { eventId: null, acceleratorId: null }
      for (const event of await takeEvents(tx)) {
        const { id, name, day: on, time: at, zone, people } = event
        await remindGuests(tx, event)
        await notify(tx, {
          ...shared,
          code: 'EVENT_SOON',
          params: { event: name, day: on, time: at, zone },
          recipients: people,
          link: linkTo('/bch/view/event', { eventId: id }),
        })
      }
      for (const { name, day: on, time: at, zone, people, mentor } of await takeMeetings(tx))
        await notify(tx, {
          ...shared,
          code: 'MEETING_SOON',
          params: { project: name, day: on, time: at, zone },
          recipients: [...people, mentor],
          link: linkTo('/bch/view/mentoring', {}),
        })
    })
  },
})

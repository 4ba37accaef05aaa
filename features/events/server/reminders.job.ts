import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { projectTeam } from '#platform/server/recipients.ts'

/** Maximum number of events per run; the rest is processed in the next one. */
const most = 200

/** Reminder due for an event: 1 for the day before, 2 for the hour before. */
const near = sql`case when e.starts_at <= now() + interval '1 hour' then 2
  when e.starts_at <= now() + interval '1 day' then 1 else 0 end`

const day = sql`to_char(e.starts_at at time zone z.zone, 'YYYY-MM-DD')`
const time = sql`to_char(e.starts_at at time zone z.zone, 'HH24:MI')`

/** The person who created event `e`, if they still host it or work for its accelerator. */
const planner = sql`array(select o.uid from person o where o.uid = e.created_by and o.status = 'A' and (o.uid = e.owner_uid
  or exists (select from counted_membership h where h.accelerator_id = e.accelerator_id and h.person_uid = o.uid)))`

type Soon = { id: number; name: string; day: string; time: string; zone: string; people: string[] }

/**
 * Marks events with due reminders and reads their recipients: participants and the creator. Cancelled events are excluded.
 */
const takeEvents = async (db: Db): Promise<Soon[]> => {
  const { rows } = await sql<Soon>`
    with due as (
      select e.id, ${near} as near from held_event e where (${near} = 2 or not exists (
        select from reminder_rule r where r.accelerator_id = e.accelerator_id and r.kind = 'EVENT' and r.active)) and e.status = 'PUBLISHED' and e.starts_at > now() and e.reminded < ${near}
      order by e.starts_at limit ${most} for update of e skip locked
    ), told as (
      update held_event e set reminded = due.near from due where due.id = e.id returning e.*
    )
    select e.id, e.name, ${day} as day, ${time} as time, z.zone, array(
        select distinct m.person_uid from event_invitation i join project_member m on m.project_id = i.project_id
        where i.event_id = e.id and i.status in ('ACCEPTED'))
        || ${planner} as people
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
    select e.id, p.name, ${day} as day, ${time} as time, z.zone, ${projectTeam(sql`p.id`)} as people, n.person_uid as mentor
    from told e join office_hours h on h.id = e.hours_id join mentor n on n.id = e.mentor_id
      join project p on p.id = e.project_id cross join lateral (select h.time_zone as zone) z order by e.id`.execute(
    db,
  )
  return rows
}

/**
 * Reminds of events and meetings with mentors once a day before and once an hour before; an accelerator's own reminder
 * rules for events replace the former.
 */
export const remindOfEvents = job({
  name: 'remind-of-events',
  cron: '*/10 * * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      const shared = { eventId: null, acceleratorId: null }
      for (const { id, name, day: on, time: at, zone, people } of await takeEvents(tx))
        await notify(tx, {
          ...shared,
          code: 'EVENT_SOON',
          params: { event: name, day: on, time: at, zone },
          recipients: people,
          link: linkTo('/bch/view/event', { eventId: id }),
        })
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

import { sql } from 'kysely'
import { draftNotice } from '#features/communication'
import type { DeadlineSource } from '#features/reminders'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { acceleratorTeam } from '#platform/server/recipients.ts'

/** Number of participants of event `e` without a mark of attendance. */
const unmarked = sql`(select count(*) from event_invitation i where i.event_id = e.id and i.status = 'ACCEPTED')
  + (select count(*) from event_guest g where g.event_id = e.id and g.status = 'CONFIRMED')`

/** The creator of event `e` while they work in its accelerator, otherwise its team. */
const organisers = sql`case when exists (select from counted_membership h
    where h.accelerator_id = a.id and h.person_uid = e.created_by and h.role = 'ACC')
  then array[e.created_by] else ${acceleratorTeam(sql`a.id`, ['ACC'])} end`

/** Past events whose attendance is not complete: they wait for the organiser. */
const unmarkedEvents: DeadlineSource['after'] = {
  object: sql`'attendance:' || e.id`,
  dueOn: sql`(e.ends_at at time zone a.time_zone)::date`,
  dueTime: sql`to_char(e.ends_at at time zone a.time_zone, 'HH24:MI')`,
  about: sql`e.name`,
  assigned: organisers,
  count: unmarked,
  thingId: sql`e.id`,
  from: sql`held_event e`,
  where: sql`e.accelerator_id = a.id and e.status in ('PUBLISHED', 'OVER') and e.ends_at <= now()
    and e.ends_at > now() - interval '90 days' and ${unmarked} > 0`,
  notices: ({ about, count, until, thingId, assigned, others }) => [
    draftNotice({
      code: 'EVENT_UNMARKED',
      params: { event: about, count: String(count), day: until },
      recipients: [...new Set([...assigned, ...others])],
      link: linkTo('/bch/view/event', { eventId: thingId, tab: 'after' }),
    }),
  ],
}

/**
 * Days of events, for teams that come or have not answered. The portal has no rule of its own: `remind-of-events`
 * announces an event by the clock. After an event its organiser is reminded of attendance that was not recorded.
 */
export const eventDeadlines: DeadlineSource = {
  kind: 'EVENT',
  object: sql`'event:' || e.id`,
  dueOn: sql`(e.starts_at at time zone a.time_zone)::date`,
  dueTime: sql`to_char(e.starts_at at time zone a.time_zone, 'HH24:MI')`,
  about: sql`e.name`,
  assigned: sql`array(select distinct m.person_uid from event_invitation i
    join project_member m on m.project_id = i.project_id
    where i.event_id = e.id and i.status in ('ACCEPTED', 'INVITED', 'OFFERED'))`,
  thingId: sql`e.id`,
  from: sql`held_event e`,
  where: sql`e.accelerator_id = a.id and e.status = 'PUBLISHED' and e.starts_at > now()`,
  after: unmarkedEvents,
  portalRules: [],
  notices: ({ about, until, thingId, assigned, others }) => [
    draftNotice({
      code: 'EVENT_DUE',
      params: { event: about, day: until },
      recipients: [...assigned, ...others],
      link: linkTo('/bch/view/event', { eventId: thingId }),
    }),
  ],
}

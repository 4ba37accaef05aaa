import { sql } from 'kysely'
import { noticeSubscriber, noticesOf, type NoticeCalendar } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { calendarMessage } from '#platform/server/calendars/calendar.ts'
import type { RaisedEvent, Subscriber } from '#platform/server/events/subscriber.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { notices } from '../domain/events.notices.ts'
import type { InvitationEvent } from '../domain/events.ts'
import type { InvitationState } from '../domain/states.ts'
import { hostJoins, hostName } from './event.repository.ts'
import type { EventsSettings } from './settings.ts'

type Payload = {
  id: number
  comment?: string
  /** When a changed event was to begin, and in which zone. */
  was?: { startsAt: string; timeZone: string }
}

/** What an entry of a calendar is made of. */
type Timed = {
  eventId: number
  event: string
  host: string
  startsAt: string
  endsAt: string
  timeZone: string
  place: string
  online: string
  version: number
}

const timed = sql`e.id as "eventId", e.name as event, ${hostName} as host, e.starts_at as "startsAt", e.ends_at as "endsAt",
  e.time_zone as "timeZone", e.place, e.link as online, e.version`

type Facts = Timed & {
  project: string
  day: string
  until: string
  reason: string
  team: string[]
  hosts: string[]
}

/** Hosts of event `e`: the accelerator's team, or the owner. */
const hosts = sql`case when e.owner_uid is not null then array[e.owner_uid]
  else ${acceleratorTeam(sql`e.accelerator_id`, ['ACC'])} end`

/** An instant by the clock of event `e`, as notifications are given it. */
const momentOf = (at: Sql): Sql =>
  sql`to_char(${at} at time zone e.time_zone, 'YYYY-MM-DD HH24:MI') || ' ' || e.time_zone`

const begins = momentOf(sql`e.starts_at`)

/** How certain it is that somebody comes, as their calendar shows it. */
type Certainty = 'sure' | 'maybe' | 'gone'

/** Calendar entry in the notification email; the link of an online event is included only for accepted participants. */
const entryOf = (
  { publicUrl }: EventsSettings,
  { eventId, event, host, startsAt, endsAt, timeZone, place, online, version }: Timed,
  certainty: Certainty,
): NoticeCalendar =>
  calendarMessage(
    {
      key: `held-event-${eventId}`,
      name: event,
      place,
      startsAt,
      endsAt,
      timeZone,
      version,
      link: certainty === 'sure' ? online : '',
      cancelled: certainty === 'gone',
      sure: certainty === 'sure',
    },
    { host, email: '{{email}}', publicUrl },
  )

const certaintyAfter: Partial<Record<string, Certainty>> = {
  'EventInvitation:invite': 'maybe',
  'EventInvitation:offer': 'maybe',
  'EventInvitation:admit': 'sure',
  'EventInvitation:withdraw': 'gone',
  'EventInvitation:lapse': 'gone',
} satisfies Partial<Record<InvitationEvent, Certainty>>

/** Notifies the other side when the state of a project at an event changes. */
export const notifyOfEventInvitations = (settings: EventsSettings): Subscriber =>
  noticeSubscriber({
    name: 'events.notify-invitations',
    notices: noticesOf(
      notices,
      'EVENT_INVITED',
      'EVENT_REQUESTED',
      'EVENT_JOINED',
      'EVENT_DECLINED',
      'EVENT_PLACE_GIVEN',
      'EVENT_WAITING',
      'EVENT_REFUSED',
      'EVENT_WITHDRAWN',
      'EVENT_PLACE_OFFERED',
      'EVENT_PLACE_LAPSED',
    ),
    read: ({ payload }: RaisedEvent<Payload>) => sql<Facts>`
      select ${timed}, p.name as project, ${begins} as day,
        ${momentOf(sql`coalesce(i.answer_by, e.starts_at)`)} as until, i.reason,
        ${projectTeam(sql`p.id`)} as team, ${hosts} as hosts
      from event_invitation i join held_event e on e.id = i.event_id join project p on p.id = i.project_id ${hostJoins}
      where i.id = ${payload.id}`,
    people: { projectTeam: ({ team }) => team, hosts: ({ hosts }) => hosts },
    link: ({ eventId }, { to, event }) =>
      linkTo('/bch/view/event', {
        eventId,
        ...(to === 'hosts' && { tab: 'projects' }),
        invitationId: event.payload.id,
      }),
    unusual: (facts, { code, event }) => {
      const certainty = certaintyAfter[event.name]
      return {
        calendar: certainty && entryOf(settings, facts, certainty),
        // A place that is offered lapses if nobody answers.
        params: code === 'EVENT_PLACE_OFFERED' ? { day: facts.until } : {},
      }
    },
  })

type OfJury = { event: string; day: string; host: string; hosts: string[]; uid: string | null }

/** Reads an event for its jury; `uid` is the member, as long as they are one. */
const juryOf = ({ payload: { id, uid } }: RaisedEvent<{ id: number; uid?: string }>) => sql<OfJury>`
  select e.name as event, ${begins} as day, ${hostName} as host, ${hosts} as hosts,
    (select j.person_uid from event_juror j where j.event_id = e.id and j.person_uid = ${uid ?? null}::uuid) as uid
  from held_event e ${hostJoins} where e.id = ${id}`

const juryPage = (_jury: OfJury, { event }: { event: RaisedEvent<{ id: number }> }) =>
  linkTo('/bch/view/event', { eventId: event.payload.id, tab: 'jury' })

/** Notifies a member of the jury that they were named. */
export const notifyOfEventJury = noticeSubscriber({
  name: 'events.notify-jury',
  notices: noticesOf(notices, 'EVENT_JURY'),
  read: juryOf,
  people: { juror: ({ uid }) => uid },
  link: juryPage,
})

/** Notifies the hosts that a member of the jury left it. */
export const notifyOfEventJuryLeft = noticeSubscriber({
  name: 'events.notify-jury-left',
  notices: noticesOf(notices, 'EVENT_JURY_LEFT'),
  read: juryOf,
  people: { hosts: ({ hosts }) => hosts },
  link: juryPage,
})

/** Whether somebody acts for the host of event `e`. */
const isHosts = (uid: string | null) => sql`(e.owner_uid = ${uid}::uuid
  or exists (select from counted_membership h where h.accelerator_id = e.accelerator_id and h.person_uid = ${uid}::uuid))`

type Changed = Timed & {
  day: string
  before: string
  reason: string
  sure: string[]
  maybe: string[]
  waiting: string[]
  hosts: string[]
}

/** The teams of projects in these states at event `e`. */
const teamsIn = (states: readonly InvitationState[]) => sql`array(
  select distinct m.person_uid from event_invitation i join project_member m on m.project_id = i.project_id
  where i.event_id = e.id and i.status = any(${[...states]}))`

const readChanged = ({ id, was }: Payload, actorUid: string | null) => {
  // A change that was raised by an earlier version of the portal says nothing of the time before.
  const before = was
    ? sql`to_char(${was.startsAt}::timestamptz at time zone ${was.timeZone}, 'YYYY-MM-DD HH24:MI') || ' ' || ${was.timeZone}`
    : begins
  return sql<Changed>`
    select ${timed}, ${begins} as day, ${before} as before, e.reason, ${teamsIn(['ACCEPTED'])} as sure,
      ${teamsIn(['INVITED', 'OFFERED'])} as maybe, ${teamsIn(['REQUESTED', 'WAITING'])} as waiting,
      case when ${isHosts(actorUid)} then '{}' else ${hosts} end as hosts
    from held_event e ${hostJoins} where e.id = ${id}`
}

/** Notifies each affected team once of a new time or place or of cancellation, and the host if someone else made the change. */
export const notifyOfHeldEvents = (settings: EventsSettings): Subscriber =>
  noticeSubscriber({
    name: 'events.notify',
    notices: noticesOf(notices, 'EVENT_CHANGED', 'EVENT_CANCELLED'),
    read: ({ payload, actorUid }: RaisedEvent<Payload>) => readChanged(payload, actorUid),
    // A member of several teams is notified once, about the team most certain to attend.
    people: {
      comingTeams: ({ sure }) => sure,
      invitedTeams: ({ maybe }) => maybe,
      waitingTeams: ({ waiting }) => waiting,
      hosts: ({ hosts }) => hosts,
    },
    link: ({ eventId }) => linkTo('/bch/view/event', { eventId }),
    unusual: (changed, { code, to }) => {
      if (to !== 'comingTeams' && to !== 'invitedTeams') return {}
      const certainty = to === 'comingTeams' ? 'sure' : 'maybe'
      return { calendar: entryOf(settings, changed, code === 'EVENT_CANCELLED' ? 'gone' : certainty) }
    },
  })

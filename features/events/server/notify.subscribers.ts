import { sql } from 'kysely'
import { draftNotice, notify, type Notice, type NoticeCalendar } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { calendarMessage } from '#platform/server/calendars/calendar.ts'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { subscriber, type Subscriber } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { heldEventEvents, invitationEvents } from '../domain/events.ts'
import type { InvitationMove, InvitationState } from '../domain/states.ts'
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

type Told = Timed & {
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

const readTold = async (db: Db, id: number): Promise<Told | undefined> => {
  const { rows } = await sql<Told>`
    select ${timed}, p.name as project, ${begins} as day,
      ${momentOf(sql`coalesce(i.answer_by, e.starts_at)`)} as until, i.reason,
      ${projectTeam(sql`p.id`)} as team, ${hosts} as hosts
    from event_invitation i join held_event e on e.id = i.event_id join project p on p.id = i.project_id ${hostJoins}
    where i.id = ${id}`.execute(db)
  return rows[0]
}

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

const certaintyAfter: Partial<Record<InvitationMove, Certainty>> = {
  invite: 'maybe',
  offer: 'maybe',
  admit: 'sure',
  withdraw: 'gone',
  lapse: 'gone',
}

/** Notification for a move, sent to the side that did not make it; null if none is needed. */
const noticeOf = (move: InvitationMove, told: Told): ReturnType<typeof draftNotice> | null => {
  const { event, project, host, day, until, reason, team, eventId } = told
  const toTeam = { recipients: team, link: linkTo('/bch/view/event', { eventId }) }
  const toHosts = { recipients: told.hosts, link: linkTo('/bch/view/event', { eventId, tab: 'projects' }) }
  switch (move) {
    case 'invite':
      return draftNotice({ ...toTeam, code: 'EVENT_INVITED', params: { event, project, host, day } })
    case 'ask':
      return draftNotice({ ...toHosts, code: 'EVENT_REQUESTED', params: { event, project } })
    case 'accept':
      return draftNotice({ ...toHosts, code: 'EVENT_JOINED', params: { event, project } })
    case 'decline':
      return draftNotice({ ...toHosts, code: 'EVENT_DECLINED', params: { event, project } })
    case 'admit':
      return draftNotice({ ...toTeam, code: 'EVENT_PLACE_GIVEN', params: { event, project, day } })
    case 'queue':
      return draftNotice({ ...toTeam, code: 'EVENT_WAITING', params: { event, project } })
    case 'refuse':
      return draftNotice({ ...toTeam, code: 'EVENT_REFUSED', params: { event, project, reason } })
    case 'withdraw':
      return draftNotice({ ...toTeam, code: 'EVENT_WITHDRAWN', params: { event, project, reason } })
    case 'offer':
      return draftNotice({ ...toTeam, code: 'EVENT_PLACE_OFFERED', params: { event, project, day: until } })
    case 'lapse':
      return draftNotice({ ...toTeam, code: 'EVENT_PLACE_LAPSED', params: { event, project } })
    default:
      // The team knows whether it attended.
      return null
  }
}

/** Notifies the other side when the state of a project at an event changes. */
export const notifyOfEventInvitations = (settings: EventsSettings): Subscriber =>
  subscriber<Payload>({
    name: 'events.notify-invitations',
    events: invitationEvents,
    run: async ({ db }, event) => {
      const told = await readTold(db, event.payload.id)
      const move = event.name.split(':')[1] as InvitationMove
      const notice = told && noticeOf(move, told)
      if (!notice) return
      const certainty = certaintyAfter[move]
      await notify(db, {
        ...(notice as Notice),
        calendar: certainty && entryOf(settings, told, certainty),
        eventId: event.id,
        senderUid: event.actorUid,
        acceleratorId: event.acceleratorId,
      })
    },
  })

/** Tells a member of the jury that they were named. */
export const notifyOfEventJury = subscriber<{ id: number; uid: string }>({
  name: 'events.notify-jury',
  events: ['EventJurorAdded'],
  run: async ({ db }, event) => {
    const { id, uid } = event.payload
    const { rows } = await sql<{ event: string; day: string; host: string }>`
      select e.name as event, ${begins} as day, ${hostName} as host from held_event e ${hostJoins}
      where e.id = ${id} and exists (select from event_juror j where j.event_id = e.id and j.person_uid = ${uid})`.execute(
      db,
    )
    if (!rows[0]) return
    await notify(db, {
      code: 'EVENT_JURY',
      params: rows[0],
      recipients: [uid],
      link: linkTo('/bch/view/event', { eventId: id, tab: 'jury' }),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
})

/** Tells the hosts that a member of the jury left it. */
export const notifyOfEventJuryLeft = subscriber<{ id: number }>({
  name: 'events.notify-jury-left',
  events: ['EventJurorLeft'],
  run: async ({ db }, event) => {
    const { id } = event.payload
    const { rows } = await sql<{ event: string; hosts: string[] }>`
      select e.name as event, ${hosts} as hosts from held_event e where e.id = ${id}`.execute(db)
    if (!rows[0]) return
    await notify(db, {
      code: 'EVENT_JURY_LEFT',
      params: { event: rows[0].event },
      recipients: rows[0].hosts,
      link: linkTo('/bch/view/event', { eventId: id, tab: 'jury' }),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
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
  rest: string[]
}

/** The teams of projects in these states at event `e`. */
const teamsIn = (states: readonly InvitationState[]) => sql`array(
  select distinct m.person_uid from event_invitation i join project_member m on m.project_id = i.project_id
  where i.event_id = e.id and i.status = any(${[...states]}))`

const readChanged = async (
  db: Db,
  { id, was }: Payload,
  actorUid: string | null,
): Promise<Changed | undefined> => {
  // A change that was raised by an earlier version of the portal says nothing of the time before.
  const before = was
    ? sql`to_char(${was.startsAt}::timestamptz at time zone ${was.timeZone}, 'YYYY-MM-DD HH24:MI') || ' ' || ${was.timeZone}`
    : begins
  const { rows } = await sql<Changed>`
    select ${timed}, ${begins} as day, ${before} as before, e.reason, ${teamsIn(['ACCEPTED'])} as sure,
      ${teamsIn(['INVITED', 'OFFERED'])} as maybe, ${teamsIn(['REQUESTED', 'WAITING'])}
        || case when ${isHosts(actorUid)} then '{}' else ${hosts} end as rest
    from held_event e ${hostJoins} where e.id = ${id}`.execute(db)
  return rows[0]
}

/** Notifies each affected team once of a new time or place or of cancellation, and the host if someone else made the change. */
export const notifyOfHeldEvents = (settings: EventsSettings): Subscriber =>
  subscriber<Payload>({
    name: 'events.notify',
    events: heldEventEvents,
    run: async ({ db }, event) => {
      if (event.name !== 'HeldEventChanged' && event.name !== 'HeldEventCancelled') return
      const { id } = event.payload
      const changed = await readChanged(db, event.payload, event.actorUid)
      if (!changed) return
      const isEnd = event.name === 'HeldEventCancelled'
      // A member of several teams is notified once, about the team most certain to attend.
      for (const certainty of ['sure', 'maybe', 'rest'] as const) {
        const shared = { recipients: changed[certainty], link: linkTo('/bch/view/event', { eventId: id }) }
        const notice = isEnd
          ? draftNotice({
              ...shared,
              code: 'EVENT_CANCELLED',
              params: { event: changed.event, reason: changed.reason },
            })
          : draftNotice({
              ...shared,
              code: 'EVENT_CHANGED',
              params: { event: changed.event, day: changed.day, before: changed.before },
            })
        await notify(db, {
          ...(notice as Notice),
          calendar: certainty === 'rest' ? undefined : entryOf(settings, changed, isEnd ? 'gone' : certainty),
          eventId: event.id,
          senderUid: event.actorUid,
          acceleratorId: event.acceleratorId,
        })
      }
    },
  })

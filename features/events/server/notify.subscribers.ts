import { sql } from 'kysely'
import { draftNotice, notify, type Notice } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { acceleratorTeam, projectTeam } from '#platform/server/recipients.ts'
import { heldEventEvents, invitationEvents } from '../domain/events.ts'
import { concernedStates, type InvitationMove } from '../domain/states.ts'
import { hostJoins, hostName } from './event.repository.ts'

type Payload = { id: number; comment?: string }

type Told = {
  eventId: number
  event: string
  project: string
  host: string
  day: string
  until: string
  reason: string
  team: string[]
  hosts: string[]
}

/** The people who host event `e`: the accelerator's team or the person. */
const hosts = sql`case when e.owner_uid is not null then array[e.owner_uid]
  else ${acceleratorTeam(sql`e.accelerator_id`, ['ACC'])} end`

const localDay = sql`to_char(e.starts_at at time zone e.time_zone, 'YYYY-MM-DD')`

const readTold = async (db: Db, id: number): Promise<Told | undefined> => {
  const { rows } = await sql<Told>`
    select e.id as "eventId", e.name as event, p.name as project, ${hostName} as host, ${localDay} as day,
      coalesce(to_char(i.answer_by at time zone e.time_zone, 'YYYY-MM-DD'), ${localDay}) as until, i.reason,
      ${projectTeam(sql`p.id`)} as team, ${hosts} as hosts
    from event_invitation i join held_event e on e.id = i.event_id join project p on p.id = i.project_id ${hostJoins}
    where i.id = ${id}`.execute(db)
  return rows[0]
}

/** The notification of each transition, for the side that did not make it. */
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
      // Waiting and attended projects need no notification.
      return null
  }
}

/** Notifies the other side of changes of a project at an event. */
export const notifyOfEventInvitations = subscriber<Payload>({
  name: 'events.notify-invitations',
  events: invitationEvents,
  run: async ({ db }, event) => {
    const told = await readTold(db, event.payload.id)
    const notice = told && noticeOf(event.name.split(':')[1] as InvitationMove, told)
    if (!notice) return
    await notify(db, {
      ...(notice as Notice),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
})

/** Whether a person acts for the host of event `e`. */
const isHosts = (uid: string | null) => sql`(e.owner_uid = ${uid}::uuid
  or exists (select from counted_membership h where h.accelerator_id = e.accelerator_id and h.person_uid = ${uid}::uuid))`

type Changed = { event: string; day: string; reason: string; teams: string[] }

/**
 * Notifies all participating teams once of a new time or place and of a cancellation, and the host of changes by
 * others.
 */
export const notifyOfHeldEvents = subscriber<Payload>({
  name: 'events.notify',
  events: heldEventEvents,
  run: async ({ db }, event) => {
    if (event.name !== 'HeldEventChanged' && event.name !== 'HeldEventCancelled') return
    const { id } = event.payload
    const { rows } = await sql<Changed>`
      select e.name as event, ${localDay} as day, e.reason, array(
        select distinct m.person_uid from event_invitation i join project_member m on m.project_id = i.project_id
        where i.event_id = e.id and i.status = any(${[...concernedStates]}))
        || case when ${isHosts(event.actorUid)} then '{}' else ${hosts} end as teams
      from held_event e where e.id = ${id}`.execute(db)
    if (!rows[0]) return
    const { event: name, day, reason, teams } = rows[0]
    const shared = { recipients: teams, link: linkTo('/bch/view/event', { eventId: id }) }
    const notice =
      event.name === 'HeldEventChanged'
        ? draftNotice({ ...shared, code: 'EVENT_CHANGED', params: { event: name, day } })
        : draftNotice({ ...shared, code: 'EVENT_CANCELLED', params: { event: name, reason } })
    await notify(db, {
      ...(notice as Notice),
      eventId: event.id,
      senderUid: event.actorUid,
      acceleratorId: event.acceleratorId,
    })
  },
})

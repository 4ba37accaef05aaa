import { sql } from 'kysely'
import * as feed from '../../../features/events/contract/calendar-feed.endpoints.ts'
import * as events from '../../../features/events/contract/event.endpoints.ts'
import * as invitations from '../../../features/events/contract/invitation.endpoints.ts'
import * as open from '../../../features/events/contract/public-event.endpoints.ts'
import { eventInvitations, heldEvents, publicEvents } from '../../../features/events/domain/event.policy.ts'
import type { InvitationState } from '../../../features/events/domain/states.ts'
import { hashOfSecret } from '../../../features/events/server/calendar-feed.ts'
import { findHeldEvent } from '../../../features/events/server/event.repository.ts'
import { findInvitation } from '../../../features/events/server/invitation.repository.ts'
import { projectDetails } from '../../../features/projects/domain/project-details.policy.ts'
import { findProject } from '../../../features/projects/server/project.repository.ts'
import { makeEventInvitation, makeHeldEvent } from '../held-events.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { row, type Row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const hosts: readonly Who[] = ['team', 'teamTracker', 'admin']
const team: readonly Who[] = ['leader', 'member']
const readsOnly = { see: team }

const invitation = async (world: World, status: InvitationState = 'INVITED', event = {}) =>
  makeEventInvitation(world, (await world.project()).id, status, event)

/** An event of the accelerator to which the leader's project is invited. */
const invitedTo = async (world: World, event = {}): Promise<number> =>
  (await invitation(world, 'INVITED', event)).event_id

const fields = {
  name: 'Демо-день',
  kind: 'DEMO_DAY' as const,
  description: '',
  day: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  start: '18:00',
  endDay: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  end: '20:00',
  timeZone: 'Europe/Moscow',
  place: '',
  link: '',
  capacity: null,
  answerHours: 24,
  isPublic: false,
  agenda: [] as { title: string; minutes: number }[],
}

const begun = {
  starts_at: new Date(Date.now() - 3_600_000).toISOString(),
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
}

const seesInvitation = (all: Parameters<typeof checked>[0]) =>
  checked(all, ({ db }, id) => findInvitation(db, id), eventInvitations.view.allows)

/** Who may do what with events: their hosts, the teams they invite, and everybody of a public one. */
export const eventsRows: readonly Row[] = [
  row(
    open.listPublicEvents,
    everybody,
    async (world) => {
      await makeHeldEvent(world, { is_public: true })
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from held_event where status = 'PUBLISHED' and ends_at > now()`,
        ({ db }, id) => findHeldEvent(db, id),
        publicEvents.view.allows,
      ),
    },
  ),
  row(open.getPublicEvent, everybody, async (world) => ({
    query: { eventId: String((await makeHeldEvent(world, { is_public: true })).id) },
  })),
  row(feed.getCalendarFeed, everybody, () => ({})),
  row(feed.makeCalendarFeed, everybody, () => ({})),
  row(feed.endCalendarFeed, everybody, () => ({})),
  row(feed.readCalendarFeed, everybody, async ({ db, people }) => {
    await db
      .insertInto('calendar_feed')
      .values({ person_uid: people.leader.uid, secret_hash: hashOfSecret('known') })
      .onConflict((oc) => oc.column('person_uid').doUpdateSet({ secret_hash: hashOfSecret('known') }))
      .execute()
    return { query: { secret: 'known' } }
  }),
  row(
    events.listHeldEvents,
    everybody,
    async (world) => {
      await invitedTo(world)
      await makeHeldEvent(world, { is_public: true })
      await makeHeldEvent({ ...world, accelerator: null })
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from held_event`,
        ({ db }, id) => findHeldEvent(db, id),
        heldEvents.view.allows,
      ),
    },
  ),
  row(events.getHeldEvent, [...hosts, ...team], async (world) => ({
    query: { eventId: String(await invitedTo(world)) },
  })),
  row(
    events.getEventFile,
    [...hosts, ...team],
    async (world) => ({
      query: { eventId: String(await invitedTo(world)) },
    }),
    { guest: 404 },
  ),
  row(events.createHeldEvent, hosts, ({ accelerator }) => ({
    body: { ...fields, acceleratorId: accelerator.id },
  })),
  row(
    events.editHeldEvent,
    hosts,
    async (world) => ({ body: { ...fields, id: await invitedTo(world), version: 1 } }),
    readsOnly,
  ),
  row(events.publishHeldEvent, hosts, async (world) => ({
    body: { id: (await makeHeldEvent(world, { status: 'DRAFT' })).id, version: 1 },
  })),
  row(
    events.cancelHeldEvent,
    hosts,
    async (world) => ({ body: { id: await invitedTo(world), version: 1, reason: 'Зал закрыт' } }),
    readsOnly,
  ),
  row(events.deleteHeldEvent, hosts, async (world) => ({
    body: { id: (await makeHeldEvent(world, { status: 'DRAFT' })).id },
  })),
  row(
    invitations.listEventProjects,
    hosts,
    async (world) => ({ query: { eventId: String(await invitedTo(world)) } }),
    {
      ...readsOnly,
      list: seesInvitation(
        ({ query }) => sql`select id from event_invitation where event_id = ${query!['eventId']}`,
      ),
    },
  ),
  row(
    invitations.listEventRequests,
    hosts,
    async (world) => {
      await invitation(world, 'REQUESTED')
      return { headers: { 'accelerator-id': String(world.accelerator.id) }, query: {} }
    },
    {
      rest: 403,
      absent: 403,
      list: seesInvitation(
        (parts) => sql`select i.id from event_invitation i join held_event e on e.id = i.event_id
          where e.accelerator_id = ${acceleratorOf(parts)}`,
      ),
    },
  ),
  row(
    invitations.listProjectEvents,
    [...team, ...hosts, 'tracker', 'portalAdmin', 'deputyAdmin'],
    async (world) => {
      const { projectId } = await world.work()
      await makeEventInvitation(world, projectId)
      await makeEventInvitation({ ...world, accelerator: null }, projectId)
      return { query: { projectId: String(projectId) } }
    },
    {
      list: seesInvitation(
        ({ query }) => sql`select id from event_invitation where project_id = ${query!['projectId']}`,
      ),
    },
  ),
  row(
    invitations.listEventCandidates,
    hosts,
    async (world) => ({ query: { eventId: String(await invitedTo(world)) } }),
    {
      ...readsOnly,
      list: checked(
        () => sql`select id from project where leader_uid is not null`,
        ({ db }, id) => findProject(db, id),
        projectDetails.view.allows,
      ),
    },
  ),
  row(
    invitations.inviteToEvent,
    hosts,
    async (world) => ({
      body: {
        eventId: await invitedTo(world),
        projectIds: [(await world.work()).projectId],
        message: 'Приходите',
      },
    }),
    { ...readsOnly, absent: { projectIds: 400 } },
  ),
  row(
    invitations.askForEvent,
    ['leader'],
    async (world) => ({
      body: {
        eventId: (await makeHeldEvent(world, { is_public: true })).id,
        projectId: (await world.work()).projectId,
        seats: 1,
        message: '',
      },
    }),
    { see: ['member', ...hosts, 'tracker', 'portalAdmin', 'deputyAdmin'] },
  ),
  row(
    invitations.acceptEventInvitation,
    ['leader'],
    async (world) => ({ body: { id: (await invitation(world)).id, seats: 2 } }),
    { see: ['member', ...hosts] },
  ),
  row(
    invitations.declineEventInvitation,
    ['leader'],
    async (world) => ({ body: { id: (await invitation(world)).id, reason: '' } }),
    { see: ['member', ...hosts] },
  ),
  row(
    invitations.admitToEvent,
    hosts,
    async (world) => ({ body: { id: (await invitation(world, 'REQUESTED')).id } }),
    readsOnly,
  ),
  row(
    invitations.refuseEventRequest,
    hosts,
    async (world) => ({ body: { id: (await invitation(world, 'REQUESTED')).id, reason: 'Мест нет' } }),
    readsOnly,
  ),
  row(
    invitations.withdrawEventInvitation,
    hosts,
    async (world) => ({ body: { id: (await invitation(world)).id, reason: 'Зал меньше' } }),
    readsOnly,
  ),
  row(
    invitations.markEventAttendance,
    hosts,
    async (world) => ({ body: { id: (await invitation(world, 'ACCEPTED', begun)).id, came: true } }),
    readsOnly,
  ),
]

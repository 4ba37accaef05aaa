import { sql } from 'kysely'
import * as after from '../../../features/events/contract/after.endpoints.ts'
import * as feed from '../../../features/events/contract/calendar-feed.endpoints.ts'
import * as doors from '../../../features/events/contract/door.endpoints.ts'
import * as events from '../../../features/events/contract/event.endpoints.ts'
import * as files from '../../../features/events/contract/files.endpoints.ts'
import * as guests from '../../../features/events/contract/guest.endpoints.ts'
import * as invitations from '../../../features/events/contract/invitation.endpoints.ts'
import * as jury from '../../../features/events/contract/jury.endpoints.ts'
import * as months from '../../../features/events/contract/month.endpoints.ts'
import * as open from '../../../features/events/contract/public-event.endpoints.ts'
import {
  eventGuests,
  eventInvitations,
  heldEvents,
  publicEvents,
} from '../../../features/events/domain/event.machine.ts'
import type { InvitationState } from '../../../features/events/domain/states.ts'
import { hashOfSecret } from '../../../features/events/server/calendar-feed.ts'
import { findHeldEvent } from '../../../features/events/server/event.repository.ts'
import { findGuest } from '../../../features/events/server/guest.repository.ts'
import { findInvitation } from '../../../features/events/server/invitation.repository.ts'
import { projectDetails } from '../../../features/projects/domain/project-details.policy.ts'
import { findProject } from '../../../features/projects/server/project.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { makeEventGuest, makeEventInvitation, makeHeldEvent } from '../held-events.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { picture } from './picture.ts'
import { row, type Row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const hosts: readonly Who[] = ['team', 'teamTracker', 'admin']
const team: readonly Who[] = ['leader', 'member']
const readsOnly = { see: team }

const invitation = async (world: World, status: InvitationState = 'INVITED', event = {}) =>
  makeEventInvitation(world, (await world.project()).id, status, event)

/** An event of the accelerator with an invitation of the leader's project. */
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
  takesGuests: false,
  agenda: [] as { title: string; minutes: number }[],
}

const begun = {
  starts_at: new Date(Date.now() - 3_600_000).toISOString(),
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
}

const note = { name: 'plan.txt', content: Buffer.from('План') }

/** A file of an event to which the leader's project comes. */
const material = async (world: World) => {
  const { event_id: eventId } = await invitation(world, 'ACCEPTED')
  const fileId = await world.keptFile('EVENT_FILE')
  const { id } = await insertOne(world.db, 'event_material', {
    event_id: eventId,
    file_id: fileId,
    name: 'plan.txt',
  })
  return { eventId, fileId, id }
}

const criteria = [{ name: 'Команда', description: '', weight: 1 }]

/** A project that comes to a demo day under way, with the expert in its jury. */
const judged = async (world: World) => {
  const one = await invitation(world, 'ACCEPTED', { ...begun, criteria })
  const juror = await insertOne(world.db, 'event_juror', {
    event_id: one.event_id,
    person_uid: world.people.expert.uid,
  })
  return { ...one, jurorId: juror.id }
}

const followUp = async (world: World): Promise<number> =>
  (
    await insertOne(world.db, 'event_follow_up', {
      invitation_id: (await invitation(world, 'ATTENDED', begun)).id,
      step: 'Познакомить с банком',
      due_on: fields.day,
      created_by: world.people.team.uid,
    })
  ).id

const seesInvitation = (all: Parameters<typeof checked>[0]) =>
  checked(all, ({ db }, id) => findInvitation(db, id), eventInvitations.view.allows)

/** Permissions on events: their hosts, the invited teams, and everybody for a public one. */
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
  row(guests.registerEventGuest, everybody, async (world) => ({
    body: {
      eventId: (await makeHeldEvent(world, { is_public: true, takes_guests: true })).id,
      name: 'Анна',
      email: `${crypto.randomUUID()}@mail.example`,
    },
  })),
  row(guests.getEventRegistration, everybody, async (world) => ({
    query: { token: (await makeEventGuest(world)).token! },
  })),
  row(guests.confirmEventGuest, everybody, async (world) => ({
    body: { token: (await makeEventGuest(world)).token! },
  })),
  row(guests.cancelEventGuest, everybody, async (world) => ({
    body: { token: (await makeEventGuest(world)).token! },
  })),
  row(
    guests.listEventGuests,
    hosts,
    async (world) => ({ query: { eventId: String((await makeEventGuest(world)).event_id) } }),
    {
      // Everybody sees the event.
      rest: 403,
      list: checked(
        ({ query }) => sql`select id from event_guest where event_id = ${query!['eventId']}`,
        ({ db }, id) => findGuest(db, id),
        eventGuests.view.allows,
      ),
    },
  ),
  row(guests.removeEventGuest, hosts, async (world) => ({
    body: { id: (await makeEventGuest(world)).id, reason: 'Только для своих' },
  })),
  row(guests.markGuestAttendance, hosts, async (world) => ({
    body: { id: (await makeEventGuest(world, 'CONFIRMED', begun)).id, came: true },
  })),
  row(
    doors.getEventDoor,
    hosts,
    async (world) => ({ query: { eventId: String(await invitedTo(world)) } }),
    readsOnly,
  ),
  row(
    doors.sendDoorMarks,
    hosts,
    async (world) => {
      const { id, event_id } = await invitation(world, 'ACCEPTED', begun)
      const at = new Date().toISOString()
      return { body: { eventId: event_id, marks: [{ kind: 'TEAM' as const, id, came: true, at }] } }
    },
    { ...readsOnly, absent: { eventId: 404, id: 200 } },
  ),
  row(
    files.addEventMaterial,
    hosts,
    async (world) => ({ query: { eventId: String(await invitedTo(world)) } }),
    {
      ...readsOnly,
      file: note,
    },
  ),
  row(
    files.removeEventMaterial,
    hosts,
    async (world) => {
      const { eventId, id } = await material(world)
      return { body: { eventId, materialId: id } }
    },
    readsOnly,
  ),
  row(files.getEventMaterial, [...hosts, ...team], async (world) => {
    const { eventId, fileId } = await material(world)
    return { query: { eventId: String(eventId), fileId } }
  }),
  row(files.getGuestMaterial, everybody, async (world) => {
    const { eventId, fileId } = await material(world)
    const guest = await makeEventGuest(world, 'CONFIRMED')
    await world.db.updateTable('event_guest').set({ event_id: eventId }).where('id', '=', guest.id).execute()
    return { query: { token: guest.token!, fileId } }
  }),
  row(
    files.uploadEventCover,
    hosts,
    async (world) => ({ query: { eventId: String(await invitedTo(world)) } }),
    {
      ...readsOnly,
      file: picture,
    },
  ),
  row(
    files.deleteEventCover,
    hosts,
    async (world) => ({ body: { eventId: await invitedTo(world) } }),
    readsOnly,
  ),
  row(files.getEventCover, everybody, async (world) => ({
    query: { image: await world.keptFile('EVENT_COVER') },
  })),
  row(
    jury.getEventJury,
    [...hosts, 'expert'],
    async (world) => ({ query: { eventId: String((await judged(world)).event_id) } }),
    readsOnly,
  ),
  row(
    jury.setEventCriteria,
    hosts,
    async (world) => ({ body: { eventId: (await judged(world)).event_id, criteria } }),
    { see: [...team, 'expert'] },
  ),
  row(
    jury.listEventReviewForms,
    hosts,
    async (world) => ({ query: { eventId: String((await judged(world)).event_id) } }),
    { see: [...team, 'expert'] },
  ),
  row(
    jury.addEventJuror,
    hosts,
    async (world) => ({
      body: { eventId: (await judged(world)).event_id, email: world.people.stranger.email },
    }),
    { see: [...team, 'expert'] },
  ),
  row(
    jury.removeEventJuror,
    hosts,
    async (world) => {
      const { event_id: eventId, jurorId } = await judged(world)
      return { body: { eventId, jurorId } }
    },
    { see: [...team, 'expert'] },
  ),
  row(
    jury.leaveEventJury,
    ['expert'],
    async (world) => ({ body: { eventId: (await judged(world)).event_id } }),
    { see: [...team, ...hosts] },
  ),
  row(
    jury.findEventJurors,
    hosts,
    async (world) => ({ query: { eventId: String((await judged(world)).event_id) } }),
    { see: [...team, 'expert'] },
  ),
  row(
    jury.scoreEventProject,
    ['expert'],
    async (world) => ({ body: { id: (await judged(world)).id, scores: [7], note: '' } }),
    { see: [...team, ...hosts] },
  ),
  row(after.getAfterEvent, [...hosts, ...team], async (world) => ({
    query: { eventId: String((await invitation(world, 'ATTENDED', begun)).event_id) },
  })),
  row(
    after.rateEvent,
    ['leader'],
    async (world) => ({
      body: { id: (await invitation(world, 'ATTENDED', begun)).id, rating: 5, words: 'Спасибо' },
    }),
    { see: ['member', ...hosts] },
  ),
  row(
    after.rateEventTeam,
    hosts,
    async (world) => ({
      body: { id: (await invitation(world, 'ATTENDED', begun)).id, rating: 4, words: 'Хороший питч' },
    }),
    readsOnly,
  ),
  row(
    after.addEventFollowUp,
    hosts,
    async (world) => ({
      body: {
        id: (await invitation(world, 'ATTENDED', begun)).id,
        step: 'Познакомить с банком',
        dueOn: fields.day,
      },
    }),
    readsOnly,
  ),
  row(
    after.completeEventFollowUp,
    hosts,
    async (world) => ({ body: { followUpId: await followUp(world) } }),
    readsOnly,
  ),
  row(
    after.removeEventFollowUp,
    hosts,
    async (world) => ({ body: { followUpId: await followUp(world) } }),
    readsOnly,
  ),
  row(months.getEventMonth, everybody, () => ({ query: { month: '2027-03', timeZone: 'Europe/Moscow' } })),
]

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { invitedAtOnce } from '../domain/limits.ts'
import { eventInvitationStateTable } from '../domain/state-tables.ts'
import { invitationStates, isComing } from '../domain/states.ts'
import { eventCandidate, eventInvitation, message, requiredReason, seats } from './event.schemas.ts'

const ofEvent = { eventId: idParam() }
const status = listParam(invitationStates)

const shared = {
  permission: 'signed-in',
  reads: ['event', 'project'],
  row: eventInvitation,
  sortings: ['CHANGE_DATE', 'NAME', 'START_DATE'],
  search: true,
} as const

/** Projects at an event, for its hosts. */
export const listEventProjects = list({
  ...shared,
  name: 'listEventProjects',
  path: '/event-invitation/list',
  summary: 'Projects at an event',
  defaultSort: '-CHANGE_DATE',
  filters: { status, id: idParam() },
  of: ofEvent,
  // Only of the accelerator’s own event, and not those that were only invited: they did not contact the accelerator.
  recipients: {
    kind: 'PROJECTS',
    of: ({ project, status: state, event }, acceleratorId) =>
      event.acceleratorId === acceleratorId && isComing(state) ? project.id : null,
  },
  table: {
    texts: 'events:projects',
    columns: {
      project: ({ project }) => project.name,
      seats: 'seats',
      status: ({ status: state }, t) => t(stateKey(eventInvitationStateTable, state)),
      said: ({ message, reason }) => [message, reason].filter(Boolean).join('\n'),
      changedAt: 'changedAt',
    },
  },
})

/** Requests of projects to the events of the chosen accelerator. */
export const listEventRequests = list({
  ...shared,
  name: 'listEventRequests',
  path: '/event-request/list',
  summary: 'Requests for events of an accelerator',
  headers: z.object({ 'accelerator-id': idParam() }),
  defaultSort: '-CHANGE_DATE',
  filters: { status, eventId: idParam() },
  // Not those that were only invited: they did not contact the accelerator.
  recipients: {
    kind: 'PROJECTS',
    of: ({ project, status: state }) => (isComing(state) ? project.id : null),
  },
  table: {
    texts: 'events:requests',
    columns: {
      project: ({ project }) => project.name,
      event: ({ event }) => event.name,
      startsAt: ({ event }) => event.startsAt,
      seats: 'seats',
      status: ({ status: state }, t) => t(stateKey(eventInvitationStateTable, state)),
      said: ({ message, reason }) => [message, reason].filter(Boolean).join('\n'),
      changedAt: 'changedAt',
    },
  },
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
})

/** Events of a project, for its team; other readers see only those they host. */
export const listProjectEvents = list({
  ...shared,
  name: 'listProjectEvents',
  path: '/event-invitation/of-project',
  summary: 'Events of a project',
  defaultSort: '-START_DATE',
  filters: { status },
  of: { projectId: idParam() },
  table: {
    texts: 'events:ofProject',
    columns: {
      event: ({ event }) => event.name,
      host: ({ event }) => event.host,
      startsAt: ({ event }) => event.startsAt,
      seats: 'seats',
      status: ({ status: state }, t) => t(stateKey(eventInvitationStateTable, state)),
      said: ({ message, reason }) => [message, reason].filter(Boolean).join('\n'),
    },
  },
})

/** Projects that the hosts may invite: those that applied to the accelerator, or are in a showcase. */
export const listEventCandidates = list({
  name: 'listEventCandidates',
  path: '/event-candidate/list',
  summary: 'Projects that may be invited to an event',
  permission: 'signed-in',
  reads: ['event', 'project', 'accelerationRequest', 'publication'],
  row: eventCandidate,
  sortings: ['NAME'],
  defaultSort: 'NAME',
  filters: { trackId: idParam() },
  search: true,
  of: ofEvent,
  table: {
    texts: 'events:candidates',
    columns: {
      project: 'name',
      leader: 'leader',
      tracks: 'tracks',
      status: ({ status: state }, t) => (state ? t(stateKey(eventInvitationStateTable, state)) : ''),
    },
  },
})

/** Invites the given projects, all or none. */
export const inviteToEvent = endpoint({
  name: 'inviteToEvent',
  method: 'POST',
  path: '/event-invitation/invite',
  summary: 'Invite projects to an event',
  body: z.strictObject({
    eventId: id(),
    projectIds: z.array(id()).min(1, 'REQUIRED').max(invitedAtOnce, 'TOO_MANY'),
    message: message(),
  }),
  response: z.object({ invited: z.int(), leftOut: z.int() }),
  errors: ['EVENT_CLOSED', 'EVENT_LIMIT', 'RATE_LIMITED'],
  changes: ['event'],
  permission: 'signed-in',
})

/** Requests a place at a public event for a project of the caller. */
export const askForEvent = endpoint({
  name: 'askForEvent',
  method: 'POST',
  path: '/event-invitation/ask',
  summary: 'Ask for a place at an event',
  body: z.strictObject({ eventId: id(), projectId: id(), seats: seats(), message: message() }),
  response: eventInvitation,
  errors: ['EVENT_CLOSED', 'EVENT_LIMIT', 'STATE_CHANGED'],
  changes: ['event'],
  permission: 'signed-in',
})

/** Accepts an invitation or an offered place; without free places the team is put on the waiting list. */
export const acceptEventInvitation = endpoint({
  name: 'acceptEventInvitation',
  method: 'POST',
  path: '/event-invitation/accept',
  summary: 'Accept an invitation to an event',
  body: z.strictObject({ id: id(), seats: seats() }),
  response: eventInvitation,
  errors: ['STATE_CHANGED', 'EVENT_CLOSED', 'EVENT_FULL'],
  changes: ['event'],
  permission: 'signed-in',
})

const invitationCall = {
  method: 'POST',
  response: eventInvitation,
  changes: ['event'],
  permission: 'signed-in',
} as const

export const declineEventInvitation = endpoint({
  ...invitationCall,
  name: 'declineEventInvitation',
  path: '/event-invitation/decline',
  summary: 'Decline an invitation, or give a place back',
  body: z.strictObject({ id: id(), reason: message() }),
  errors: ['STATE_CHANGED', 'EVENT_CLOSED'],
})

/** Gives a place to a requesting project; without free places it is put on the waiting list. */
export const admitToEvent = endpoint({
  ...invitationCall,
  name: 'admitToEvent',
  path: '/event-invitation/admit',
  summary: 'Give a project a place at an event',
  body: z.strictObject({ id: id() }),
  errors: ['STATE_CHANGED', 'EVENT_CLOSED', 'EVENT_FULL'],
})

export const refuseEventRequest = endpoint({
  ...invitationCall,
  name: 'refuseEventRequest',
  path: '/event-invitation/refuse',
  summary: 'Decline a request for a place',
  body: z.strictObject({ id: id(), reason: requiredReason() }),
  errors: ['STATE_CHANGED', 'EVENT_CLOSED'],
})

export const withdrawEventInvitation = endpoint({
  ...invitationCall,
  name: 'withdrawEventInvitation',
  path: '/event-invitation/withdraw',
  summary: 'Withdraw an invitation to an event',
  body: z.strictObject({ id: id(), reason: requiredReason() }),
  errors: ['STATE_CHANGED', 'EVENT_CLOSED'],
})

/** Records whether a team attended. */
export const markEventAttendance = endpoint({
  ...invitationCall,
  name: 'markEventAttendance',
  path: '/event-invitation/attendance',
  summary: 'Note whether a project came to an event',
  body: z.strictObject({ id: id(), came: z.boolean() }),
  errors: ['STATE_CHANGED', 'EVENT_NOT_BEGUN'],
})

import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  EVENT_INVITED: {
    params: ['event', 'project', 'host', 'day'],
    kind: 'EVENTS',
    by: ['EventInvitation:invite'],
    to: ['projectTeam'],
  },
  EVENT_REQUESTED: {
    params: ['event', 'project'],
    kind: 'EVENTS',
    by: ['EventInvitation:ask'],
    to: ['hosts'],
  },
  EVENT_JOINED: {
    params: ['event', 'project'],
    kind: 'EVENTS',
    by: ['EventInvitation:accept'],
    to: ['hosts'],
  },
  EVENT_DECLINED: {
    params: ['event', 'project'],
    kind: 'EVENTS',
    by: ['EventInvitation:decline'],
    to: ['hosts'],
  },
  EVENT_PLACE_GIVEN: {
    params: ['event', 'project', 'day'],
    kind: 'EVENTS',
    by: ['EventInvitation:admit'],
    to: ['projectTeam'],
  },
  EVENT_WAITING: {
    params: ['event', 'project'],
    kind: 'EVENTS',
    by: ['EventInvitation:queue'],
    to: ['projectTeam'],
  },
  EVENT_REFUSED: {
    params: ['event', 'project', 'reason'],
    kind: 'EVENTS',
    by: ['EventInvitation:refuse'],
    to: ['projectTeam'],
  },
  EVENT_WITHDRAWN: {
    params: ['event', 'project', 'reason'],
    kind: 'EVENTS',
    by: ['EventInvitation:withdraw'],
    to: ['projectTeam'],
  },
  EVENT_PLACE_OFFERED: {
    params: ['event', 'project', 'day'],
    kind: 'EVENTS',
    by: ['EventInvitation:offer'],
    to: ['projectTeam'],
  },
  EVENT_PLACE_LAPSED: {
    params: ['event', 'project'],
    kind: 'EVENTS',
    by: ['EventInvitation:lapse'],
    to: ['projectTeam'],
  },
  EVENT_CHANGED: {
    params: ['event', 'day', 'before'],
    kind: 'EVENTS',
    by: ['HeldEventChanged'],
    to: ['comingTeams', 'invitedTeams', 'waitingTeams', 'hosts'],
  },
  EVENT_CANCELLED: {
    params: ['event', 'reason'],
    kind: 'EVENTS',
    by: ['HeldEventCancelled'],
    to: ['comingTeams', 'invitedTeams', 'waitingTeams', 'hosts'],
  },
  EVENT_SOON: {
    params: ['event', 'day', 'time', 'zone'],
    kind: 'EVENTS',
    by: ['job:remind-of-events'],
    to: ['projectTeam', 'owner'],
  },
  EVENT_JURY: { params: ['event', 'host', 'day'], kind: 'EVENTS', by: ['EventJurorAdded'], to: ['juror'] },
  EVENT_JURY_LEFT: { params: ['event'], kind: 'EVENTS', by: ['EventJurorLeft'], to: ['hosts'] },
  MEETING_SOON: {
    params: ['project', 'day', 'time', 'zone'],
    kind: 'EVENTS',
    by: ['job:remind-of-events'],
    to: ['bothOfMeeting'],
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  'EventInvitation:join': 'whoever waits in the list knows it',
  'EventInvitation:attend': 'whoever came knows it',
  'EventGuest:confirm': 'a guest has no inbox: the ticket comes by email',
  'EventGuest:queue': 'a guest has no inbox: the place in the waiting list comes by email',
  'EventGuest:promote': 'a guest has no inbox: the ticket comes by email',
  'EventGuest:cancel': 'a guest has no inbox: the cancellation is confirmed by email',
  'EventGuest:remove': 'a guest has no inbox: the reason comes by email',
  'EventGuest:attend': 'whoever came knows it',
  'EventGuest:miss': 'the page of the event shows it',
  'EventInvitation:miss': 'the page of the event shows it',
  HeldEventPublished: 'those who are invited are told one by one',
  HeldEventFinished: 'whoever was there knows',
}

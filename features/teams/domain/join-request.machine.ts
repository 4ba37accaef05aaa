import { defineMachine } from '#platform/domain/machine.ts'
import {
  joinRequestStates,
  type JoinRequestAction,
  type JoinRequestEvent,
  type JoinRequestState,
} from './join-request-states.ts'
import { joinRequests, type JoinRequestFacts } from './join-request.policy.ts'

/** State machine of responses to vacancies and requests to join (product 5). */
export const joinRequestMachine = defineMachine<
  JoinRequestState,
  JoinRequestAction,
  JoinRequestFacts,
  JoinRequestEvent
>({
  name: 'project_join_request',
  table: 'project_join_request',
  column: 'status',
  states: joinRequestStates,
  initial: 'CONSIDERATION',
  conflict: 'STATE_CHANGED',
  transitions: {
    accept: {
      from: ['CONSIDERATION'],
      to: 'ACCEPTED',
      by: joinRequests.decide,
      // Every active person is an initiator; an inactive one is not (product 4).
      guard: ({ personActive }) => (personActive ? null : 'USER_NOT_INITIATOR'),
      event: 'JoinRequestAccepted',
    },
    reject: {
      from: ['CONSIDERATION'],
      to: 'REJECTED',
      by: joinRequests.decide,
      event: 'JoinRequestRejected',
    },
    revoke: {
      from: ['CONSIDERATION'],
      to: 'REVOKED',
      by: joinRequests.revoke,
      event: 'JoinRequestRevoked',
    },
  },
})

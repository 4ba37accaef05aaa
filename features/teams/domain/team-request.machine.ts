import { defineMachine } from '#platform/domain/machine.ts'
import {
  teamRequestStates,
  type TeamRequestAction,
  type TeamRequestEvent,
  type TeamRequestState,
} from './team-request-states.ts'
import { teamRequests, type TeamRequestFacts } from './team-request.policy.ts'

/** State machine of requests to join an accelerator's team (spec 4 "Project team request", for an accelerator). */
export const teamRequestMachine = defineMachine<
  TeamRequestState,
  TeamRequestAction,
  TeamRequestFacts,
  TeamRequestEvent
>({
  name: 'accelerator_team_request',
  table: 'accelerator_team_request',
  column: 'status',
  states: teamRequestStates,
  initial: 'CONSIDERATION',
  conflict: 'STATE_CHANGED',
  transitions: {
    accept: {
      from: ['CONSIDERATION'],
      to: 'ACCEPTED',
      by: teamRequests.decide,
      guard: ({ held }) => (held ? 'ROLE_ALREADY_GRANTED' : null),
      event: 'AcceleratorTeamRequestAccepted',
    },
    reject: {
      from: ['CONSIDERATION'],
      to: 'REJECTED',
      by: teamRequests.decide,
      event: 'AcceleratorTeamRequestRejected',
    },
    revoke: {
      from: ['CONSIDERATION'],
      to: 'REVOKED',
      by: teamRequests.revoke,
      event: 'AcceleratorTeamRequestRevoked',
    },
  },
})

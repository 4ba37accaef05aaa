import { defineMachine } from '#platform/domain/machine.ts'
import type { RoleEvent } from './events.ts'
import { roleRequests, type RoleRequestFacts } from './role-request.policy.ts'
import { roleRequestStates, type RoleRequestAction, type RoleRequestState } from './states.ts'

/** State machine of a request for a role. */
export const roleRequestMachine = defineMachine<
  RoleRequestState,
  RoleRequestAction,
  RoleRequestFacts,
  RoleEvent
>({
  name: 'role_request',
  table: 'role_request',
  column: 'status',
  states: roleRequestStates,
  initial: 'CONSIDERATION',
  conflict: 'STATE_CHANGED',
  transitions: {
    accept: {
      from: ['CONSIDERATION'],
      to: 'ACCEPTED',
      by: roleRequests.decide,
      event: 'RoleRequestAccepted',
    },
    reject: {
      from: ['CONSIDERATION'],
      to: 'REJECTED',
      by: roleRequests.decide,
      event: 'RoleRequestRejected',
    },
    revoke: { from: ['CONSIDERATION'], to: 'REVOKED', by: roleRequests.revoke, event: 'RoleRequestRevoked' },
  },
})

import { hasRole, isPerson, isPortalAdministrator, isThemselves } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { roleRequestStates, type RoleRequestAction, type RoleRequestState, type RoleEvent } from './states.ts'

/** Facts for the policy of requests for a role. */
export type RoleRequestFacts = { personUid: string }

/** Permissions for a request for a role: only an administrator grants roles (product 4). */
export const roleRequests = definePolicy<RoleRequestFacts, 'decide' | 'revoke'>('roleRequest', {
  view: (actor, request) => isPerson(actor, request.personUid) || isPortalAdministrator(actor),
  decide: (actor, request) =>
    hasRole(actor, 'ADMIN') && isThemselves(actor) && !isPerson(actor, request.personUid),
  revoke: (actor, request) => isPerson(actor, request.personUid) && isThemselves(actor),
})

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

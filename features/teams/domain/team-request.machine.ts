import { isAcceleratorAdmin, isPerson, isThemselves } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import {
  teamRequestStates,
  type TeamRequestAction,
  type TeamRequestEvent,
  type TeamRequestState,
} from './team-request-states.ts'

/** Facts for the policy of requests to join an accelerator's team. */
export type TeamRequestFacts = {
  personUid: string
  acceleratorId: number
  /** Whether the person has the role already, or is blocked in the team. */
  hasRole: boolean
}

/** Permissions for a request to join: the accelerator's administrators decide, the person withdraws it. */
export const teamRequests = definePolicy<TeamRequestFacts, 'decide' | 'revoke'>('acceleratorTeamRequest', {
  view: (actor, request) =>
    isPerson(actor, request.personUid) || isAcceleratorAdmin(actor, request.acceleratorId),
  decide: (actor, request) =>
    isAcceleratorAdmin(actor, request.acceleratorId) &&
    isThemselves(actor) &&
    !isPerson(actor, request.personUid),
  revoke: (actor, request) => isPerson(actor, request.personUid) && isThemselves(actor),
})

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
      guard: ({ hasRole }) => (hasRole ? 'ROLE_ALREADY_GRANTED' : null),
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

import { isPerson, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import {
  joinRequestStates,
  type JoinRequestAction,
  type JoinRequestEvent,
  type JoinRequestState,
} from './join-request-states.ts'

/** Facts for the policy of requests to join a project's team. */
export type JoinRequestFacts = {
  personUid: string
  /** Whether the applicant can still sign in. */
  personActive: boolean
  leaderUid: string | null
  /** The accelerator that owns the project until it has a leader. */
  keeperId: number | null
  /** All members of the project's team, including the leader. */
  memberUids: readonly string[]
}

const keeps = (actor: Actor, { keeperId }: JoinRequestFacts): boolean =>
  keeperId !== null && isTeam(actor, keeperId)

/**
 * Permissions for a request to join: the team views it; the leader decides, or the owning accelerator's team if there
 * is no leader; the applicant may withdraw it.
 */
export const joinRequests = definePolicy<JoinRequestFacts, 'decide' | 'revoke'>('joinRequest', {
  view: (actor, request) =>
    isPerson(actor, request.personUid) ||
    keeps(actor, request) ||
    request.memberUids.some((uid) => isPerson(actor, uid)),
  decide: (actor, request) =>
    (isPerson(actor, request.leaderUid) || keeps(actor, request)) && !isPerson(actor, request.personUid),
  revoke: (actor, request) => isPerson(actor, request.personUid) && isThemselves(actor),
})

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

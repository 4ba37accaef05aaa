import { isPerson, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

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

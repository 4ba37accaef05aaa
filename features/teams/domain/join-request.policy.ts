import { isPerson, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a request to join a project's team need to know. */
export type JoinRequestFacts = {
  personUid: string
  /** Whether who asks may still sign in. */
  personActive: boolean
  leaderUid: string | null
  /** The accelerator that keeps the project until it has a leader. */
  keeperId: number | null
  /** Everybody in the project's team, the leader too. */
  memberUids: readonly string[]
}

const keeps = (actor: Actor, { keeperId }: JoinRequestFacts): boolean =>
  keeperId !== null && isTeam(actor, keeperId)

/**
 * Who may do what with a request to join: the team sees it, the leader decides, and the keeper's team of a project
 * without one; who asks may take it back.
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

import { isPerson, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a request to join a project's team need to know. */
export type JoinRequestFacts = {
  personUid: string
  /** Whether who asks may still sign in. */
  personActive: boolean
  leaderUid: string
  /** Everybody in the project's team, the leader too. */
  memberUids: readonly string[]
}

/** Who may do what with a request to join: the team sees it, the leader decides, who asks may take it back. */
export const joinRequests = definePolicy<JoinRequestFacts, 'decide' | 'revoke'>('joinRequest', {
  view: (actor, request) =>
    isPerson(actor, request.personUid) || request.memberUids.some((uid) => isPerson(actor, uid)),
  decide: (actor, request) => isPerson(actor, request.leaderUid) && !isPerson(actor, request.personUid),
  revoke: (actor, request) => isPerson(actor, request.personUid) && isThemselves(actor),
})

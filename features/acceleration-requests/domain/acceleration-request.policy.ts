import { isMember, isPerson, isPortalAdministrator, isTeam, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy, type Rule } from '#platform/domain/policy.ts'

/** What the rules about a project's application to a track need to know. */
export type AccelerationRequestFacts = {
  acceleratorId: number
  /** `null` while an accelerator keeps the project: then nobody of a team acts. */
  leaderUid: string | null
  /** Everybody in the project's team, the leader too. */
  memberUids: readonly string[]
  /** The tracker of the participation that accepting made. */
  trackerUid: string | null
}

/** The accelerator's team, but nobody decides on an application of their own project. */
const decides: Rule<AccelerationRequestFacts> = (actor, request) =>
  isTeam(actor, request.acceleratorId) && !request.memberUids.some((uid) => isPerson(actor, uid))

/** Who may do what with an acceleration request (product 4). */
export const accelerationRequests = definePolicy<
  AccelerationRequestFacts,
  'decide' | 'revoke' | 'transfer' | 'erase' | 'publish' | 'consent'
>('accelerationRequest', {
  view: (actor, request) =>
    isTeam(actor, request.acceleratorId) ||
    (isMember(actor, request.acceleratorId, 'TRC') && isPerson(actor, request.trackerUid)) ||
    request.memberUids.some((uid) => isPerson(actor, uid)) ||
    isPortalAdministrator(actor),
  decide: decides,
  transfer: decides,
  revoke: (actor, request) => isPerson(actor, request.leaderUid),
  // Whose contacts they are agrees in person (spec 5).
  consent: (actor, request) => isPerson(actor, request.leaderUid) && isThemselves(actor),
  erase: decides,
  // Of a project that nobody leads yet nobody has agreed to be read.
  publish: (actor, request) => request.leaderUid !== null && decides(actor, request),
})

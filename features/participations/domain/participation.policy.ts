import { isMember, isPerson, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a project on a track need to know. */
export type ParticipationFacts = {
  acceleratorId: number
  /** `null` while an accelerator keeps the project: then nobody of a team acts. */
  leaderUid: string | null
  memberUids: readonly string[]
  trackerUid: string | null
}

/** Who may do what with a project on a track (product 4). */
export const participations = definePolicy<ParticipationFacts, 'control' | 'transfer'>('participation', {
  view: (actor, participation) =>
    isTeam(actor, participation.acceleratorId) ||
    (isMember(actor, participation.acceleratorId, 'TRC') && isPerson(actor, participation.trackerUid)) ||
    participation.memberUids.some((uid) => isPerson(actor, uid)) ||
    isPortalAdministrator(actor),
  control: (actor, participation) => isTeam(actor, participation.acceleratorId),
  // Nobody decides where a project of their own goes on.
  transfer: (actor, participation) =>
    isTeam(actor, participation.acceleratorId) &&
    !participation.memberUids.some((uid) => isPerson(actor, uid)),
})

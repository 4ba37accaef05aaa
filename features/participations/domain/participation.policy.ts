import { isMember, isPerson, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the participation policy. */
export type ParticipationFacts = {
  acceleratorId: number
  /** `null` while an accelerator owns the project: then there is no team to act. */
  leaderUid: string | null
  memberUids: readonly string[]
  trackerUid: string | null
}

/** Permissions for a project on a track (product 4). */
export const participations = definePolicy<ParticipationFacts, 'control' | 'transfer'>('participation', {
  view: (actor, participation) =>
    isTeam(actor, participation.acceleratorId) ||
    (isMember(actor, participation.acceleratorId, 'TRC') && isPerson(actor, participation.trackerUid)) ||
    participation.memberUids.some((uid) => isPerson(actor, uid)) ||
    isPortalAdministrator(actor),
  control: (actor, participation) => isTeam(actor, participation.acceleratorId),
  // Nobody transfers their own project.
  transfer: (actor, participation) =>
    isTeam(actor, participation.acceleratorId) &&
    !participation.memberUids.some((uid) => isPerson(actor, uid)),
})

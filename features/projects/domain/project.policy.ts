import { isPerson, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a project need to know. */
export type ProjectFacts = {
  leaderUid: string
  memberUids: readonly string[]
  /** Accelerators on whose tracks the project applied or works. */
  acceleratorIds: readonly number[]
  /** Trackers of its participations who still work for the accelerator. */
  trackerUids: readonly string[]
}

/** Who may do what with a project (product 4): members edit; only the leader removes members, applies and deletes. */
export const projects = definePolicy<ProjectFacts, 'edit' | 'lead'>('project', {
  view: (actor, project) =>
    project.memberUids.some((uid) => isPerson(actor, uid)) ||
    project.trackerUids.some((uid) => isPerson(actor, uid)) ||
    project.acceleratorIds.some((acceleratorId) => isTeam(actor, acceleratorId)) ||
    isPortalAdministrator(actor),
  edit: (actor, project) => project.memberUids.some((uid) => isPerson(actor, uid)),
  lead: (actor, project) => isPerson(actor, project.leaderUid),
})

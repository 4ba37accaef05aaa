import { isMember, isPerson, isPortalAdministrator, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of an accelerator's scoring of a project. */
export type ScoringFacts = {
  acceleratorId: number
  memberUids: readonly string[]
  /** Trackers of the project's applications and participations in the accelerator. */
  trackerUids: readonly string[]
  /** Whether a task of the project has the scoring as its report, so that the team may read it. */
  askedInTask: boolean
}

const inTeam = (actor: Actor, { memberUids }: ScoringFacts): boolean =>
  memberUids.some((uid) => isPerson(actor, uid))

const worksWith = (actor: Actor, { acceleratorId, trackerUids }: ScoringFacts): boolean =>
  isTeam(actor, acceleratorId) ||
  (isMember(actor, acceleratorId, 'TRC') && trackerUids.some((uid) => isPerson(actor, uid)))

/** Permissions for a scoring: the accelerator and the project's tracker assess, but not their own project. */
export const scorings = definePolicy<ScoringFacts, 'assess' | 'share' | 'seeAuthors'>('scoring', {
  view: (actor, facts) =>
    worksWith(actor, facts) || isPortalAdministrator(actor) || (facts.askedInTask && inTeam(actor, facts)),
  assess: (actor, facts) => worksWith(actor, facts) && !inTeam(actor, facts),
  // Authors of marks are visible only to the accelerator.
  seeAuthors: (actor, facts) => worksWith(actor, facts) || isPortalAdministrator(actor),
  share: (actor, facts) => isTeam(actor, facts.acceleratorId) && !inTeam(actor, facts),
})

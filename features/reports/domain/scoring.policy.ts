import { isMember, isPerson, isPortalAdministrator, isTeam, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about the scoring of a project by an accelerator need to know. */
export type ScoringFacts = {
  acceleratorId: number
  memberUids: readonly string[]
  /** Trackers of the project's applications and work in the accelerator. */
  trackerUids: readonly string[]
  /** A task of the project names the scoring as its report: its team reads it, too. */
  askedInTask: boolean
}

const inTeam = (actor: Actor, { memberUids }: ScoringFacts): boolean =>
  memberUids.some((uid) => isPerson(actor, uid))

const worksWith = (actor: Actor, { acceleratorId, trackerUids }: ScoringFacts): boolean =>
  isTeam(actor, acceleratorId) ||
  (isMember(actor, acceleratorId, 'TRC') && trackerUids.some((uid) => isPerson(actor, uid)))

/** Who may do what with a scoring: the accelerator and the project's tracker assess, never a project of their own. */
export const scorings = definePolicy<ScoringFacts, 'assess' | 'share' | 'seeAuthors'>('scoring', {
  view: (actor, facts) =>
    worksWith(actor, facts) || isPortalAdministrator(actor) || (facts.askedInTask && inTeam(actor, facts)),
  assess: (actor, facts) => worksWith(actor, facts) && !inTeam(actor, facts),
  // Who gave which mark is the accelerator's own matter.
  seeAuthors: (actor, facts) => worksWith(actor, facts) || isPortalAdministrator(actor),
  share: (actor, facts) => isTeam(actor, facts.acceleratorId) && !inTeam(actor, facts),
})

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
export const scorings = definePolicy<ScoringFacts, 'assess' | 'share' | 'seeAuthors' | 'readExperts'>(
  'scoring',
  {
    view: (actor, facts) =>
      worksWith(actor, facts) || isPortalAdministrator(actor) || (facts.askedInTask && inTeam(actor, facts)),
    assess: (actor, facts) => worksWith(actor, facts) && !inTeam(actor, facts),
    // Authors of marks are visible only to the accelerator.
    seeAuthors: (actor, facts) => worksWith(actor, facts) || isPortalAdministrator(actor),
    // The assessments of experts are part of their reviews, which a member of the project does not read for the accelerator.
    readExperts: (actor, facts) => worksWith(actor, facts) && !inTeam(actor, facts),
    share: (actor, facts) => isTeam(actor, facts.acceleratorId) && !inTeam(actor, facts),
  },
)

/** Facts for the policy of an assessment that is part of an expert's review. */
export type ExpertScoringFacts = {
  /** Whether the actor is the expert of the job, by the policy of the job, and may read it. */
  performs: boolean
  /** Whether the expert has accepted the job. */
  taken: boolean
  /** Whether the review is of a task whose report is the scoring. */
  asksScoring: boolean
  /** Whether the actor ordered the review for themselves, and it is complete. */
  readsResult: boolean
}

/** An expert who has taken such a review reads and writes their own assessment, and nobody else's. */
const assessesAsExpert = (_actor: Actor, { performs, taken, asksScoring }: ExpertScoringFacts): boolean =>
  performs && taken && asksScoring

/** The client of an order for oneself reads it with the result; the accelerator reads it with its scoring of the project. */
const readsScoring = (actor: Actor, facts: ExpertScoringFacts): boolean =>
  assessesAsExpert(actor, facts) || (facts.readsResult && facts.asksScoring)

/** Permissions for the assessment of a review; the state of the job decides whether it can still be changed. */
export const expertScorings = definePolicy<ExpertScoringFacts, 'assess'>('expertScoring', {
  view: readsScoring,
  assess: assessesAsExpert,
})

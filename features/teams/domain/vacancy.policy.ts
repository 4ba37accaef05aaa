import { isPerson, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a vacancy need to know. */
export type VacancyFacts = { memberUids: readonly string[] }

/** Who may do what with a vacancy: it speaks to everybody who is signed in, the project's team looks after it. */
export const vacancies = definePolicy<VacancyFacts, 'manage' | 'respond'>('vacancy', {
  view: (actor) => actor.kind === 'person',
  manage: (actor, vacancy) => vacancy.memberUids.some((uid) => isPerson(actor, uid)),
  // To join a team is a person's own decision.
  respond: isThemselves,
})

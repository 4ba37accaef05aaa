import { isPerson, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the vacancy policy. */
export type VacancyFacts = { memberUids: readonly string[] }

/** Permissions for a vacancy: all signed-in users read it, the project's team manages it. */
export const vacancies = definePolicy<VacancyFacts, 'manage' | 'respond'>('vacancy', {
  view: (actor) => actor.kind === 'person',
  manage: (actor, vacancy) => vacancy.memberUids.some((uid) => isPerson(actor, uid)),
  // Joining a team is a person's own decision, so nobody responds under another name.
  respond: isThemselves,
})

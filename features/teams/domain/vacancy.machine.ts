import { isPerson, isThemselves } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { vacancyStates, type VacancyMove, type VacancyEvent, type VacancyState } from './vacancy-states.ts'

/** Facts for the vacancy policy. */
export type VacancyFacts = { memberUids: readonly string[] }

/** Permissions for a vacancy: all signed-in users read it, the project's team manages it. */
export const vacancies = definePolicy<VacancyFacts, 'manage' | 'respond'>('vacancy', {
  view: (actor) => actor.kind === 'person',
  manage: (actor, vacancy) => vacancy.memberUids.some((uid) => isPerson(actor, uid)),
  // Joining a team is a person's own decision, so nobody responds under another name.
  respond: isThemselves,
})

/** State machine of vacancies. */
export const vacancyMachine = defineMachine<VacancyState, VacancyMove, VacancyFacts, VacancyEvent>({
  name: 'vacancy',
  table: 'vacancy',
  column: 'status',
  states: vacancyStates,
  initial: 'OPEN',
  conflict: 'STATE_CHANGED',
  transitions: {
    close: { from: ['OPEN'], to: 'CLOSED', by: vacancies.manage, event: 'VacancyClosed' },
    reopen: { from: ['CLOSED'], to: 'OPEN', by: vacancies.manage, event: 'VacancyReopened' },
  },
})

import { defineMachine } from '#platform/domain/machine.ts'
import { vacancies, type VacancyFacts } from './vacancy.policy.ts'
import { vacancyStates, type VacancyMove, type VacancyEvent, type VacancyState } from './vacancy-states.ts'

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

/** States of a vacancy: only an open one is listed and accepts responses. */
export const vacancyStates = ['OPEN', 'CLOSED'] as const

export type VacancyState = (typeof vacancyStates)[number]

/** Transitions of a vacancy. */
export const vacancyMoves = ['close', 'reopen'] as const

export type VacancyMove = (typeof vacancyMoves)[number]

/** Actions of a project's team on a vacancy. */
export const vacancyActions = ['edit', ...vacancyMoves] as const

/** Events of the transitions; the payload is `{ id }` of the vacancy. */
export type VacancyEvent = 'VacancyClosed' | 'VacancyReopened'

/** Maximum number of competencies of a vacancy. */
export const maxVacancyCompetencies = 15

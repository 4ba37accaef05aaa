/** States of a vacancy: only an open one is listed and takes responses. */
export const vacancyStates = ['OPEN', 'CLOSED'] as const

export type VacancyState = (typeof vacancyStates)[number]

/** Actions that move a vacancy. */
export const vacancyMoves = ['close', 'reopen'] as const

export type VacancyMove = (typeof vacancyMoves)[number]

/** What a project's team may do with a vacancy. */
export const vacancyActions = ['edit', ...vacancyMoves] as const

/** What the actions raise; the payload is `{ id }` of the vacancy. */
export type VacancyEvent = 'VacancyClosed' | 'VacancyReopened'

/** How many competencies a vacancy names at most. */
export const maxVacancyCompetencies = 15

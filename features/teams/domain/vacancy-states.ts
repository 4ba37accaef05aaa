/** States of a vacancy: only an open one is listed and takes responses. */
export const vacancyStates = ['OPEN', 'CLOSED'] as const

/** One of `vacancyStates`. */
export type VacancyState = (typeof vacancyStates)[number]

/** Deeds that move a vacancy. */
export const vacancyDeeds = ['close', 'reopen'] as const

/** One of `vacancyDeeds`. */
export type VacancyDeed = (typeof vacancyDeeds)[number]

/** What a project's team may do with a vacancy. */
export const vacancyActions = ['edit', ...vacancyDeeds] as const

/** What the deeds raise; the payload is `{ id }` of the vacancy. */
export type VacancyEvent = 'VacancyClosed' | 'VacancyReopened'

/** How many competencies a vacancy names at most. */
export const maxVacancyCompetencies = 15

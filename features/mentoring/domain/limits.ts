/** Maximum number of weekly rules per mentor and accelerator. */
export const mostRules = 20

/** Maximum number of free slots in a response. */
export const shownSlots = 100

/** The most tasks agreed in one meeting. */
export const mostTasks = 30

/** The most advice under one question. */
export const mostAdvice = 50

/** Maximum number of pieces of advice of one mentor under one question. */
export const mostOwnAdvice = 5

/** As many teams as a mentor without office hours accompanies at a time. */
export const usualTeams = 5

/** The most rows of one part of a page that shows several. */
export const shownRows = 50

/** Maximum number of closed periods of a mentor at a time. */
export const mostDaysOff = 50

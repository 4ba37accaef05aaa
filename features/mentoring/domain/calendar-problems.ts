/** Why a calendar could not be read, as its owner is told. */
export const calendarProblems = [
  'ADDRESS_NOT_ALLOWED',
  'NAME_NOT_FOUND',
  'TIMEOUT',
  'NOT_REACHED',
  'REFUSED',
  'TOO_BIG',
  'NOT_A_CALENDAR',
] as const

export type CalendarProblem = (typeof calendarProblems)[number]

/** What became of an organiser that the event platform was asked to create. */
export const organizerOutcomes = ['WAITING', 'CREATED', 'REFUSED', 'FAILED'] as const

export type OrganizerOutcome = (typeof organizerOutcomes)[number]

/** Why a call had no answer. */
export const callProblems = [
  'ADDRESS_NOT_ALLOWED',
  'NAME_NOT_FOUND',
  'TIMEOUT',
  'NOT_REACHED',
  'SWITCHED_OFF',
] as const

export type CallProblem = (typeof callProblems)[number]

/** An organiser that may be sent again: nothing of it is on its way. */
export const mayResend = (outcome: OrganizerOutcome): boolean => outcome === 'REFUSED' || outcome === 'FAILED'

/** Organisers that one person creates in a day. */
export const organizersOfPerson = { hits: 50, seconds: 86_400 } as const

/**
 * What an answer of the platform means. 2xx: it is created; 409: it was created by a call before, whose answer was lost. 408, 425, 429
 * and 5xx may be better later; every other 4xx stays what it is, and redirects are not followed.
 */
export const outcomeOf = (status: number): Extract<OrganizerOutcome, 'CREATED' | 'REFUSED'> | 'AGAIN' => {
  if ((status >= 200 && status < 300) || status === 409) return 'CREATED'
  return status === 408 || status === 425 || status === 429 || status >= 500 ? 'AGAIN' : 'REFUSED'
}

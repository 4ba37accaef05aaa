/** States of an organiser that the event platform was requested to create. */
export const organizerOutcomes = ['WAITING', 'CREATED', 'REFUSED', 'FAILED'] as const

export type OrganizerOutcome = (typeof organizerOutcomes)[number]

/** Reasons for a call without an answer. */
export const callProblems = [
  'ADDRESS_NOT_ALLOWED',
  'NAME_NOT_FOUND',
  'TIMEOUT',
  'NOT_REACHED',
  'SWITCHED_OFF',
] as const

export type CallProblem = (typeof callProblems)[number]

/** Whether the creation may be retried: no call is pending. */
export const mayResend = (outcome: OrganizerOutcome): boolean => outcome === 'REFUSED' || outcome === 'FAILED'

/** Maximum number of organisers that one person creates per day. */
export const organizersOfPerson = { hits: 50, seconds: 86_400 } as const

/**
 * Meaning of the platform's status code. 2xx: created; 409: created by an earlier call whose answer was lost. 408,
 * 425, 429 and 5xx are temporary; every other 4xx is final, and redirects are not followed.
 */
export const outcomeOf = (status: number): Extract<OrganizerOutcome, 'CREATED' | 'REFUSED'> | 'AGAIN' => {
  if ((status >= 200 && status < 300) || status === 409) return 'CREATED'
  return status === 408 || status === 425 || status === 429 || status >= 500 ? 'AGAIN' : 'REFUSED'
}

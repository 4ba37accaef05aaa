import type { ErrorCode } from '#platform/domain/error-codes.ts'

/** How many subscriptions a person has, and how many people one has. */
export const subscriptionLimits = { perPerson: 20, people: 10 } as const

/** A wall clock within a day, `HH:MM`. */
export const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** What a list answers to whoever may not read it any more: then a subscription ends for them. */
const lostRights: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'ACCESS_DENIED',
  'NOT_FOUND',
  'NOT_IN_ACCELERATOR_TEAM',
  'ACCELERATOR_ONLY_PAGE',
  'VALIDATION_FAILED',
])

/** Whether a refusal says that the person may not read the list. */
export const isLostRight = (failure: ErrorCode): boolean => lostRights.has(failure)

import type { ErrorCode } from '#platform/domain/error-codes.ts'

/** Maximum number of subscriptions of a person, and of recipients of one subscription. */
export const subscriptionLimits = { perPerson: 20, people: 10 } as const

/** Time of day as `HH:MM`. */
export const clock = /^([01]\d|2[0-3]):[0-5]\d$/

/** Error codes of a list that mean that the person may no longer read it, so their subscription ends. */
const lostRights: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'ACCESS_DENIED',
  'NOT_FOUND',
  'NOT_IN_ACCELERATOR_TEAM',
  'ACCELERATOR_ONLY_PAGE',
  'VALIDATION_FAILED',
])

/** Fields of days, which a relative period fills in: a wrong day says nothing about rights. */
const dayFields: ReadonlySet<string> = new Set(['from', 'to', 'day', 'against'])

/** Whether an error means that the person may no longer read the list. */
export const isLostRight = (failure: ErrorCode, fields: readonly string[] = []): boolean =>
  lostRights.has(failure) && (fields.length === 0 || fields.some((field) => !dayFields.has(field)))

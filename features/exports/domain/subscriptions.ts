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
])

/** Fields of days, which a relative period fills in: a wrong day says nothing about the list. */
const dayFields: ReadonlySet<string> = new Set(['from', 'to', 'day', 'against'])

/** Whether an error means that the person may no longer read the list. */
export const isLostRight = (failure: ErrorCode): boolean => lostRights.has(failure)

/** The filter whose chosen value is refused: it was deleted, or the person may not know it. */
export const refusedFilter = (failure: ErrorCode, fields: readonly string[]): string | null =>
  (failure === 'VALIDATION_FAILED' ? fields.find((field) => !dayFields.has(field)) : undefined) ?? null

import { ApiError, hasCode, RequestAborted } from '#platform/web/api/api-error.ts'
import { fieldErrorCodes, type FieldErrorCode } from '#platform/domain/product-error.ts'

/** What a failed save means for what was typed. */
export type Failure =
  | { kind: 'away' }
  | { kind: 'later' }
  | { kind: 'changed' }
  | { kind: 'invalid'; problem: FieldErrorCode }
  | { kind: 'refused' }

const invalidOf = (error: ApiError): FieldErrorCode => {
  const code = Object.values(error.fields)[0]
  return fieldErrorCodes.find((one) => one === code) ?? 'INVALID'
}

/**
 * Nobody there, too many calls or a session that is over: it goes through later, and so would all else. A fault of the
 * portal may be this value's alone. What the portal refuses is not asked again.
 */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof RequestAborted) return { kind: 'later' }
  if (!(error instanceof ApiError)) return { kind: 'later' }
  if (error.isAway || error.status === 401 || error.status === 429) return { kind: 'away' }
  if (error.status >= 500) return { kind: 'later' }
  if (hasCode(error, 'STATE_CHANGED')) return { kind: 'changed' }
  if (error.status === 400) return { kind: 'invalid', problem: invalidOf(error) }
  return { kind: 'refused' }
}

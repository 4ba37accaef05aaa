import { ApiError, hasCode, RequestAborted } from '../api/api-error.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { fieldErrorCodes, type FieldErrorCode } from '#platform/domain/product-error.ts'

/**
 * The kind of a failed save: `away` unreachable, all wait; `later` only this one is retried; `changed` another person
 * was faster; `invalid` wrong value; `refused` not retried.
 */
export type SaveFailure =
  | { kind: 'away' | 'later' | 'changed' | 'refused'; error: unknown }
  | {
      kind: 'invalid'
      error: unknown
      problem: FieldErrorCode | null
      fields: Readonly<Record<string, FieldErrorCode>>
    }

const codeOf = (code: string): FieldErrorCode => fieldErrorCodes.find((one) => one === code) ?? 'INVALID'

const stale: readonly ErrorCode[] = ['STATE_CHANGED', 'TRACKPOINT_STATUS_CHANGED']

/**
 * No connection, too many calls or an expired session: retried later, as would be all others. A server error may be
 * caused by this value alone. A refusal is not retried.
 */
export const saveFailure = (error: unknown): SaveFailure => {
  if (error instanceof RequestAborted || !(error instanceof ApiError)) return { kind: 'later', error }
  if (error.isAway || error.status === 401 || error.status === 429) return { kind: 'away', error }
  if (error.status >= 500) return { kind: 'later', error }
  if (stale.some((code) => hasCode(error, code))) return { kind: 'changed', error }
  const fields = Object.fromEntries(Object.entries(error.fields).map(([path, code]) => [path, codeOf(code)]))
  if (error.status === 400 || Object.keys(fields).length > 0)
    return { kind: 'invalid', error, fields, problem: Object.values(fields)[0] ?? null }
  return { kind: 'refused', error }
}

/** An error of one field, shown at that field. */
export const refusedAt = (error: ApiError, field: string, code: FieldErrorCode): ApiError =>
  new ApiError({ ...error, body: { ...(error.body as object), fields: { [field]: code } } })

/** Of values sent together, the named ones are invalid, and the others are sent again. */
export const failureOf = (
  failure: SaveFailure,
  batch: readonly { key: string }[],
  key: string,
): SaveFailure => {
  if (failure.kind !== 'invalid' || batch.length === 1) return failure
  const problem = failure.fields[key]
  if (problem) return { ...failure, problem }
  const isNamed = batch.some((one) => failure.fields[one.key])
  return { kind: isNamed ? 'later' : 'refused', error: failure.error }
}

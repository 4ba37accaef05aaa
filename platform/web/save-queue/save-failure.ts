import { ApiError, hasCode, RequestAborted } from '../api/api-error.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { fieldErrorCodes, type FieldErrorCode } from '#platform/domain/product-error.ts'

/**
 * What a failed save means for what was typed: `away` nobody is there and all wait, `later` this one alone is tried
 * again, `changed` somebody was faster, `invalid` it is wrong, `refused` it is not asked again.
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
 * Nobody there, too many calls or a session that is over: it goes through later, and so would all else. A fault of the
 * portal may be this value's alone. What the portal refuses is not asked again.
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

/** A refusal that is about one field, told there. */
export const refusedAt = (error: ApiError, field: string, code: FieldErrorCode): ApiError =>
  new ApiError({ ...error, body: { ...(error.body as object), fields: { [field]: code } } })

/** Of values sent together, those that are named are wrong, and the others go again. */
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

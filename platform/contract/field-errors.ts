import type { z } from 'zod'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import {
  fieldErrorCodes,
  invalid,
  ProductError,
  type FieldErrorCode,
  type FieldErrors,
} from '#platform/domain/product-error.ts'

/** Field errors with an error code of their own (`errors.csv`), by the field's error. */
const ownCodes = {
  TOO_MANY_FILTER_VALUES: 'TOO_MANY',
  COMMENT_TOO_LONG: 'TOO_LONG',
} as const satisfies Partial<Record<ErrorCode, FieldErrorCode>>

const ownCode = ({ message }: z.core.$ZodIssue): keyof typeof ownCodes | undefined =>
  Object.hasOwn(ownCodes, message) ? (message as keyof typeof ownCodes) : undefined

const known = new Set<string>(fieldErrorCodes)

const byIssue = (issue: z.core.$ZodIssue): FieldErrorCode => {
  const own = ownCode(issue)
  if (own) return ownCodes[own]
  if (known.has(issue.message)) return issue.message as FieldErrorCode
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'REQUIRED' : issue.expected === 'number' ? 'NOT_A_NUMBER' : 'INVALID'
    case 'too_big':
      return issue.origin === 'string' ? 'TOO_LONG' : 'TOO_BIG'
    case 'too_small':
      return issue.origin === 'string' ? (issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT') : 'TOO_SMALL'
    case 'invalid_value':
      return 'NOT_IN_LIST'
    default:
      return 'INVALID'
  }
}

/** Maximum number of field errors in a response; nobody fixes more one by one. */
export const maxFieldErrors = 200

/**
 * Translates the first `maxFieldErrors` zod issues to the product's field codes; the first issue of a field wins.
 * Shared by forms and the server.
 */
export const fieldErrorsOf = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  const fields: FieldErrors = {}
  for (const issue of issues.slice(0, maxFieldErrors)) {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, maxFieldErrors))
        fields[[path, key].filter(Boolean).join('.')] ??= 'UNKNOWN_FIELD'
    } else {
      fields[path || 'body'] ??= byIssue(issue)
    }
  }
  return fields
}

/** The error for an invalid input: its own code if all issues are of that kind, otherwise the wrong fields. */
export const refusalOf = (issues: readonly z.core.$ZodIssue[]): ProductError => {
  const codes = new Set(issues.map((issue) => ownCode(issue)))
  const [own] = codes.size === 1 ? codes : []
  const fields = fieldErrorsOf(issues)
  return own ? new ProductError(own, {}, fields) : invalid(fields)
}

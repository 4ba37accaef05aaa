import type { z } from 'zod'
import { fieldErrorCodes, type FieldErrorCode, type FieldErrors } from '#platform/domain/product-error.ts'

const known = new Set<string>(fieldErrorCodes)

const byIssue = (issue: z.core.$ZodIssue): FieldErrorCode => {
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

/** Translates zod's issues to the product's field codes; the first issue of a field wins. Forms and server share it. */
export const fieldErrorsOf = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[path, key].filter(Boolean).join('.')] ??= 'UNKNOWN_FIELD'
    } else {
      fields[path || 'body'] ??= byIssue(issue)
    }
  }
  return fields
}

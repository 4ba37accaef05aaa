import type { FieldErrorCode } from '#platform/domain/product-error.ts'

/** A requested profile element of a trackpoint. */
export type TrackpointField = { code: string; required: boolean; readOnly: boolean }

/**
 * Errors in the fields of a trackpoint, by path: duplicates, read-only fields that are required, and new fields
 * without an active template.
 */
export const fieldProblems = (
  fields: readonly TrackpointField[],
  known: ReadonlySet<string>,
): Record<string, FieldErrorCode> => {
  const problems: Record<string, FieldErrorCode> = {}
  const seen = new Set<string>()
  fields.forEach(({ code, required, readOnly }, at) => {
    if (seen.has(code)) problems[`fields.${at}.code`] = 'ALREADY_TAKEN'
    else if (!known.has(code)) problems[`fields.${at}.code`] = 'NOT_IN_LIST'
    else if (required && readOnly) problems[`fields.${at}.required`] = 'INVALID'
    seen.add(code)
  })
  return problems
}

import type { FieldErrorCode } from '#platform/domain/product-error.ts'

/** How a trackpoint asks for one element of the profile. */
export type TrackpointField = { code: string; required: boolean; readOnly: boolean }

/**
 * What is wrong with the fields of a trackpoint, by their paths: an element is asked for once, one that is only shown
 * cannot be demanded, and one that no active template has is not added any more.
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

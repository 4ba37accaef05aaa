import type { FieldErrorCode } from '#platform/domain/product-error.ts'

/** Maximum number of points in a trackpoint's checklist. */
export const mostPoints = 20

/** Errors of a checklist's points, by index: duplicates. */
export const checklistProblems = (points: readonly string[]): Record<number, FieldErrorCode> => {
  const problems: Record<number, FieldErrorCode> = {}
  const seen = new Set<string>()
  points.forEach((text, at) => {
    const said = text.toLowerCase()
    if (seen.has(said)) problems[at] = 'ALREADY_TAKEN'
    seen.add(said)
  })
  return problems
}

import type { FieldErrorCode } from '#platform/domain/product-error.ts'

/** Maximum number of points in a trackpoint's checklist. */
export const maxPoints = 20

/** Errors of a checklist's points, by index: duplicates. */
export const checklistProblems = (points: readonly string[]): Record<number, FieldErrorCode> => {
  const problems: Record<number, FieldErrorCode> = {}
  const seen = new Set<string>()
  points.forEach((text, at) => {
    const key = text.toLowerCase()
    if (seen.has(key)) problems[at] = 'ALREADY_TAKEN'
    seen.add(key)
  })
  return problems
}

import type { FieldErrorCode } from '#platform/domain/product-error.ts'

/** The most points of a trackpoint's checklist: more than that nobody goes through at each task. */
export const mostPoints = 20

/** What is wrong with the points of a checklist, by their places: no two say the same. */
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

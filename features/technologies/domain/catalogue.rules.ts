/** A code as people quote it: `AM-014`. */
export const codeShape = /^[A-Z0-9][A-Z0-9._-]*$/

/** What a technology holds of each. */
export const technologyLimits = {
  relations: 200,
  assessments: 100,
  documents: 30,
  people: 30,
  industries: 20,
} as const

/** Technologies of a branch that are shown at once: the rest is counted. */
export const branchSize = 50

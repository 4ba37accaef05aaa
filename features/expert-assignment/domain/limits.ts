/** Limits of one plan. */
export const assignmentLimits = {
  tasks: 500,
  experts: 200,
  /** Maximum number of reviews per task. */
  reviews: 3,
  /** Maximum number of pairs that are fixed or ruled out by hand. */
  picks: 1500,
} as const

/** Maximum number of days after which an order that was not accepted can be reassigned. */
export const maxReassignDays = 60

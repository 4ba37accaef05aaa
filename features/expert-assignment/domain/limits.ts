/** The most of everything that is assigned at once. */
export const assignmentLimits = {
  tasks: 500,
  experts: 200,
  /** Reviews that a task shall have. */
  reviews: 3,
  /** Pairs that are fixed or ruled out by hand. */
  picks: 1500,
} as const

/** The most days after which an order that nobody took may be offered to another expert. */
export const maxReassignDays = 60

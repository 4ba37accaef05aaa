/** The optimization problem in numbers. */
export type AssignmentProblem = {
  /** Number of missing reviews of each task. */
  needs: readonly number[]
  /** For each expert the existing load and the capacity for further jobs. */
  experts: readonly { load: number; room: number }[]
  /**
   * Possible pairs: indexes into `needs` and `experts`, the score, and whether the pair is fixed. Impossible pairs are
   * left out.
   */
  pairs: readonly { task: number; expert: number; fit: number; locked: boolean }[]
}

/** The solution: indexes of the chosen pairs, and number of reviews that each task still lacks. */
export type AssignmentSolution = { chosen: number[]; short: number[] }

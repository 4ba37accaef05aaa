/** What is solved: who reviews what, as numbers. */
export type AssignmentProblem = {
  /** Reviews that each task still lacks. */
  needs: readonly number[]
  /** Of each expert the load before, and how many jobs more they have room for. */
  experts: readonly { load: number; room: number }[]
  /**
   * Who may review what: positions in `needs` and `experts`, the points that speak for it, and whether it is fixed. What may not be
   * is not among them.
   */
  pairs: readonly { task: number; expert: number; fit: number; locked: boolean }[]
}

/** What comes of it: the chosen pairs by their position, and the reviews that each task goes without. */
export type AssignmentSolution = { chosen: number[]; short: number[] }

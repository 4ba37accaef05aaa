/** Scores for and against assigning a task to an expert. Two points are worth one additional job of load. */
export const fitPoints = {
  /** The expert has the requested competency. */
  COMPETENCY: 8,
  /** An administrator confirmed the expert's certificate. */
  CERTIFIED: 2,
  /** The expert has reviewed this project before; a different reviewer may notice more. */
  SEEN_BEFORE: -1,
  /** More than a quarter of the expert's reviews were late. */
  OFTEN_LATE: -3,
  /** The expert is absent on some of the days until the due date. */
  PARTLY_ABSENT: -4,
} as const satisfies Record<string, number>

export type FitReason = keyof typeof fitPoints

/** All reasons in the order of `fitPoints`. */
export const fitReasons = Object.keys(fitPoints) as [FitReason, ...FitReason[]]

/** Facts about an expert that do not depend on the task. */
export type ExpertFacts = {
  competent: boolean
  certified: boolean
  /** Number of finished reviews, and number of finished and open reviews that are or were late. */
  done: number
  late: number
  partlyAbsent: boolean
}

/** Minimum number of reviews for a statement about lateness. */
const tellingReviews = 4

/**
 * Returns the reasons for and against assigning a task to an expert; `seen` is whether they reviewed the project
 * before.
 */
export const fitOf = (expert: ExpertFacts, seen: boolean): FitReason[] => {
  const applies: Record<FitReason, boolean> = {
    COMPETENCY: expert.competent,
    CERTIFIED: expert.certified,
    SEEN_BEFORE: seen,
    OFTEN_LATE: expert.done >= tellingReviews && expert.late * 4 > expert.done,
    PARTLY_ABSENT: expert.partlyAbsent,
  }
  return fitReasons.filter((reason) => applies[reason])
}

/** Total score of the reasons. */
export const pointsOf = (reasons: readonly FitReason[]): number =>
  reasons.reduce((sum, reason) => sum + fitPoints[reason], 0)

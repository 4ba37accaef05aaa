/** What speaks for an expert on a task, or against; of each the points, and two points are worth one job of load more. */
export const fitPoints = {
  /** Knows the area that is asked for. */
  COMPETENCY: 8,
  /** An administrator confirmed the expert's certificate. */
  CERTIFIED: 2,
  /** Has reviewed this project before: knows it, and somebody else might see more. */
  SEEN_BEFORE: -1,
  /** More than a quarter of the reviews were late. */
  OFTEN_LATE: -3,
  /** Away on some of the days until the review is due. */
  PARTLY_ABSENT: -4,
} as const satisfies Record<string, number>

export type FitReason = keyof typeof fitPoints

/** Every reason, as they are told. */
export const fitReasons = Object.keys(fitPoints) as [FitReason, ...FitReason[]]

/** What the rules know of an expert, whatever the task. */
export type ExpertFacts = {
  competent: boolean
  certified: boolean
  /** Reviews that were done, and of these and the open ones those that are or were late. */
  done: number
  late: number
  partlyAbsent: boolean
}

/** So few reviews say nothing about being late. */
const tellingReviews = 4

/** What speaks for an expert on a task and against; `seen`: reviewed this project before. */
export const fitOf = (expert: ExpertFacts, seen: boolean): FitReason[] => {
  const holds: Record<FitReason, boolean> = {
    COMPETENCY: expert.competent,
    CERTIFIED: expert.certified,
    SEEN_BEFORE: seen,
    OFTEN_LATE: expert.done >= tellingReviews && expert.late * 4 > expert.done,
    PARTLY_ABSENT: expert.partlyAbsent,
  }
  return fitReasons.filter((reason) => holds[reason])
}

/** The points of these reasons together. */
export const pointsOf = (reasons: readonly FitReason[]): number =>
  reasons.reduce((sum, reason) => sum + fitPoints[reason], 0)

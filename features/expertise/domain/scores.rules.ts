import type { ElementTree, PlainElement } from '../../fields/domain/tree.ts'
import { assessedIn, questionsOf, totalsOf, type ReviewValues, type Totals } from './review-template.rules.ts'

/** Experts disagree if their totals, or one criterion, differ by this much of 100. */
export const totalSpreadLimit = 25
export const criterionSpreadLimit = 60

/** Minimum number of other reviews to calculate an expert's severity. */
export const severityNeeds = 3

/** A complete review of a task. */
export type ScoredReview = { jobId: number; tree: ElementTree; values: ReviewValues }

/** Mean and spread of several values; null without values. */
export type Spread = { mean: number | null; spread: number | null; count: number }

export type CriterionScores = Spread & {
  criterion: PlainElement
  /** Scores of the reviews, in their order, from 0 to 100. */
  heights: (number | null)[]
  apart: boolean
}

export type TaskScores = {
  criteria: CriterionScores[]
  reviews: ({ jobId: number } & Totals)[]
  /** Over the experts: of their means, and of their weighted means. */
  mean: Spread
  weighted: Spread
  disagree: boolean
}

/** Spread needs at least two values. */
export const spreadOf = (given: readonly (number | null)[]): Spread => {
  const values = given.filter((one) => one !== null)
  const count = values.length
  if (count === 0) return { mean: null, spread: null, count }
  const mean = values.reduce((sum, one) => sum + one, 0) / count
  return { mean, spread: count < 2 ? null : Math.max(...values) - Math.min(...values), count }
}

const reaches = (spread: number | null, limit: number): boolean => spread !== null && spread >= limit

/**
 * The distinct criteria of all reviews, worded and ordered as in the newest version that has them; pass the newest
 * last.
 */
const criteriaOf = (reviews: readonly ScoredReview[]): PlainElement[] => {
  const known = new Map<string, PlainElement>()
  for (const { tree } of reviews.toReversed())
    for (const question of questionsOf(tree))
      if (question.type === 'SCALE' && !known.has(question.code)) known.set(question.code, question)
  return [...known.values()]
}

/** Combined scores of a task by one template; with several versions pass the newest review last. */
export const taskScores = (reviews: readonly ScoredReview[]): TaskScores => {
  const assessed = reviews.map(
    ({ tree, values }) =>
      new Map(assessedIn(tree, values).map(({ criterion, height }) => [criterion.code, height])),
  )
  const criteria = criteriaOf(reviews).map((criterion): CriterionScores => {
    const heights = assessed.map((heightsOf) => heightsOf.get(criterion.code) ?? null)
    const spread = spreadOf(heights)
    return { criterion, heights, ...spread, apart: reaches(spread.spread, criterionSpreadLimit) }
  })
  const totals = reviews.map(({ jobId, tree, values }) => ({ jobId, ...totalsOf(tree, values) }))
  const weighted = spreadOf(totals.map((one) => one.weighted))
  return {
    criteria,
    reviews: totals,
    mean: spreadOf(totals.map(({ mean }) => mean)),
    weighted,
    disagree: reaches(weighted.spread, totalSpreadLimit) || criteria.some(({ apart }) => apart),
  }
}

/** How much more, or less, an expert gives than others for the same work; null with too few reviews. */
export type Severity = { deviation: number | null; reviews: number }

/** Severity from the differences between an expert's total and the mean of the others', task by task. */
export const severityOf = (differences: readonly number[]): Severity => ({
  deviation:
    differences.length < severityNeeds
      ? null
      : differences.reduce((sum, one) => sum + one, 0) / differences.length,
  reviews: differences.length,
})

/** Prior weight, in reviews: shrinks a severity based on few reviews towards zero. */
export const severityPrior = 5

/** Minimum number of reviews before a severity may change the order of two totals. */
export const orderNeeds = 10

/** Correction of a total for the expert's severity: smaller with fewer reviews. */
export const correctionOf = ({ deviation, reviews }: Severity): number | null =>
  deviation === null ? null : (deviation * reviews) / (reviews + severityPrior)

type AssessedTotal = { weighted: number | null; severity: Severity }

/** The largest share of the corrections that keeps the order of totals whose severity rests on few reviews. */
const shareOf = (assessed: readonly AssessedTotal[]): number => {
  const known = assessed.flatMap(({ weighted, severity }) => {
    const correction = correctionOf(severity)
    return weighted === null
      ? []
      : [{ weighted, correction: correction ?? 0, isSure: severity.reviews >= orderNeeds }]
  })
  let share = 1
  for (const higher of known)
    for (const lower of known) {
      const apart = higher.weighted - lower.weighted
      const nearer = higher.correction - lower.correction
      if (apart > 0 && nearer > apart && !(higher.isSure && lower.isSure))
        share = Math.min(share, apart / nearer)
    }
  return share
}

/** Totals of one task without the experts' severity, in their order; null if either is unknown. */
export const adjusted = (assessed: readonly AssessedTotal[]): (number | null)[] => {
  const share = shareOf(assessed)
  return assessed.map(({ weighted, severity }) => {
    const correction = correctionOf(severity)
    return weighted === null || correction === null
      ? null
      : Math.min(100, Math.max(0, weighted - correction * share))
  })
}

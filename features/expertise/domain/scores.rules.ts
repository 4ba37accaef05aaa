import type { ElementTree, PlainElement } from '../../fields/domain/tree.ts'
import { assessedIn, questionsOf, totalsOf, type ReviewValues, type Totals } from './review-template.rules.ts'

/** Experts disagree once their totals lie so far apart, or one criterion does; of 100. */
export const totalSpreadLimit = 25
export const criterionSpreadLimit = 60

/** How many other reviews are needed before anything is said of an expert's severity. */
export const severityNeeds = 3

/** A complete review of a task. */
export type ScoredReview = { jobId: number; tree: ElementTree; values: ReviewValues }

/** Mean and spread of what several gave; null of what nobody gave. */
export type Spread = { mean: number | null; spread: number | null; count: number }

export type CriterionScores = Spread & {
  criterion: PlainElement
  /** What each review gave, in their order, from 0 to 100. */
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

/** The spread of one value is no spread: it takes two to differ. */
export const spreadOf = (given: readonly (number | null)[]): Spread => {
  const values = given.filter((one) => one !== null)
  const count = values.length
  if (count === 0) return { mean: null, spread: null, count }
  const mean = values.reduce((sum, one) => sum + one, 0) / count
  return { mean, spread: count < 2 ? null : Math.max(...values) - Math.min(...values), count }
}

const reaches = (spread: number | null, limit: number): boolean => spread !== null && spread >= limit

/** The criteria of all reviews, each once: as the newest version that has it words it, in its order; give the newest last. */
const criteriaOf = (reviews: readonly ScoredReview[]): PlainElement[] => {
  const known = new Map<string, PlainElement>()
  for (const { tree } of reviews.toReversed())
    for (const question of questionsOf(tree))
      if (question.type === 'SCALE' && !known.has(question.code)) known.set(question.code, question)
  return [...known.values()]
}

/** What the experts of a task say together, by one template; of different versions the newest review comes last. */
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

/** How much more, or less, an expert gives than others for the same work; null while it rests on too few reviews. */
export type Severity = { deviation: number | null; reviews: number }

/** From what an expert's total differs by from the mean of the others', task by task. */
export const severityOf = (differences: readonly number[]): Severity => ({
  deviation:
    differences.length < severityNeeds
      ? null
      : differences.reduce((sum, one) => sum + one, 0) / differences.length,
  reviews: differences.length,
})

/** As many reviews as an unknown expert counts for: a severity seen a few times is drawn to none. */
export const severityPrior = 5

/** From how many reviews on a severity may change who of two experts gave more. */
export const orderNeeds = 10

/** What is taken off a total for the expert's severity: the less of it, the fewer reviews say so. */
export const correctionOf = ({ deviation, reviews }: Severity): number | null =>
  deviation === null ? null : (deviation * reviews) / (reviews + severityPrior)

type AssessedTotal = { weighted: number | null; severity: Severity }

/** How much of the corrections is taken so that no two totals change places over a severity that few reviews say. */
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

/** Totals of one task without the experts' own severity, in their order; null where either is unknown. */
export const adjusted = (assessed: readonly AssessedTotal[]): (number | null)[] => {
  const share = shareOf(assessed)
  return assessed.map(({ weighted, severity }) => {
    const correction = correctionOf(severity)
    return weighted === null || correction === null
      ? null
      : Math.min(100, Math.max(0, weighted - correction * share))
  })
}

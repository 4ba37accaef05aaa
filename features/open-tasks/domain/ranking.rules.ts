import { criterionSpreadLimit, spreadOf, totalSpreadLimit } from '../../expertise/domain/scores.rules.ts'
import { weightedMean } from '../../expertise/domain/weighted-mean.rules.ts'
import { topScore } from './limits.ts'

/** A criterion of the jury. */
export type Criterion = { name: string; description: string; weight: number }

/** An entry with the scores of each juror, in the order of the criteria. */
export type Scored = { id: number; scores: readonly (readonly number[])[] }

/** An entry with its total score, from 0 to 10, and its place. */
export type Ranked = { id: number; score: number; place: number }

const rounded = (value: number): number => Math.round(value * 1000) / 1000

const meanBy = (scores: Scored['scores'], criterion: number): number =>
  rounded(spreadOf(scores.map((one) => one[criterion] ?? 0)).mean ?? 0)

/** Weighted mean of the jurors' scores, from 0 to 10, rounded to three digits. */
export const scoreOf = (criteria: readonly Criterion[], scores: Scored['scores']): number =>
  rounded(weightedMean(criteria.map(({ weight }, at) => ({ height: meanBy(scores, at), weight }))) ?? 0)

/**
 * Places by score. Published rule of ties: the higher mean by the criterion with the largest weight decides, then by
 * the next, in their order if weights are equal; entries equal in all of them share a place, and the following place
 * is skipped. Entries without scores have no place.
 */
export const rank = (criteria: readonly Criterion[], entries: readonly Scored[]): Ranked[] => {
  const order = criteria
    .map(({ weight }, at) => ({ weight, at }))
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
  const keyed = entries
    .filter(({ scores }) => scores.length > 0)
    .map(({ id, scores }) => ({
      id,
      key: [scoreOf(criteria, scores), ...order.map(({ at }) => meanBy(scores, at))],
    }))
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((value, index) => value !== b[index])
    return at === -1 ? 0 : b[at]! - a[at]!
  }
  const sorted = keyed.toSorted((a, b) => compare(a.key, b.key) || a.id - b.id)
  const ranked: Ranked[] = []
  for (const [at, { id, key }] of sorted.entries()) {
    const before = sorted[at - 1]
    const shares = before !== undefined && compare(before.key, key) === 0
    ranked.push({ id, score: key[0]!, place: shares ? ranked[at - 1]!.place : at + 1 })
  }
  return ranked
}

/** Scores from 0 to 10 on the scale from 0 to 100 that expert reviews use. */
const heightSpread = (scores: readonly number[]): number => ((spreadOf(scores).spread ?? 0) / topScore) * 100

/**
 * Whether jurors disagree about an entry, by the limits of expert reviews: their totals differ by 2.5 of 10, or one
 * criterion by 6. The mean hides it, so the organiser is notified before places are final.
 */
export const jurorsDisagree = (criteria: readonly Criterion[], scores: Scored['scores']): boolean =>
  heightSpread(scores.map((one) => scoreOf(criteria, [one]))) >= totalSpreadLimit ||
  criteria.some((_, at) => heightSpread(scores.map((one) => one[at] ?? 0)) >= criterionSpreadLimit)

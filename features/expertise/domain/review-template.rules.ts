import { isShown } from '../../fields/domain/conditions.rules.ts'
import { heightOf } from '../../fields/domain/grades.rules.ts'
import { progressOf } from '../../fields/domain/progress.rules.ts'
import { elementsOf, type ElementTree, type PlainElement } from '../../fields/domain/tree.ts'
import type { Value } from '../../fields/domain/values.ts'
import { weightedMean } from './weighted-mean.rules.ts'

/** An expert's answers to a template, by element code. */
export type ReviewValues = Readonly<Record<string, Value>>

/** Maximum number of values of one review saved at once. */
export const maxReviewValues = 500

/** The questions of a template, in their order. */
export const questionsOf = (tree: ElementTree): PlainElement[] =>
  elementsOf(tree).flatMap((element) => (element.kind === 'PLAIN' ? [element] : []))

/** The questions that are visible with the current answers. */
export const shownElements = (tree: ElementTree, values: ReviewValues): PlainElement[] =>
  questionsOf(tree).filter((question) => isShown(tree, question, { ...values }))

/** Codes of required questions without an answer, and of those with an invalid value. */
export const missingAnswers = (tree: ElementTree, values: ReviewValues): string[] =>
  progressOf(
    tree,
    elementsOf(tree).map((element) => ({ element, required: element.required })),
    { plain: { ...values }, items: {} },
  ).missing.map(({ code }) => code)

/** An assessed criterion: its position on its scale, from 0 to 100, and its weight. */
export type Assessed = { criterion: PlainElement; height: number; weight: number }

/** The criteria that the review assesses, without those where the expert cannot judge. */
export const assessedIn = (tree: ElementTree, values: ReviewValues): Assessed[] =>
  shownElements(tree, values).flatMap((criterion) => {
    if (criterion.type !== 'SCALE') return []
    const height = heightOf(criterion, values[criterion.code])
    return height === null ? [] : [{ criterion, height, weight: criterion.weight ?? 1 }]
  })

/** The totals of a review, from 0 to 100; null if no criterion that counts was assessed. */
export type Totals = { mean: number | null; weighted: number | null }

/** Independent criteria do not count. */
export const totalsOf = (tree: ElementTree, values: ReviewValues): Totals => {
  const counted = assessedIn(tree, values).filter(({ criterion }) => !criterion.independent)
  const weighted = weightedMean(counted)
  return weighted === null
    ? { mean: null, weighted }
    : { mean: weightedMean(counted.map(({ height }) => ({ height, weight: 1 }))), weighted }
}

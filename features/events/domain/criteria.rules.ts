import { questionsOf } from '../../expertise/domain/review-template.rules.ts'
import type { ElementTree } from '../../fields/domain/tree.ts'
import { wordsIn } from '../../fields/domain/words-in.ts'
import { criterionNameLength, criterionTextLength, maxCriteria, maxWeight } from './limits.ts'

type Criterion = { name: string; description: string; weight: number }

/**
 * The criteria of a review form as those of a jury: its scales that count towards the total, in order, at most as many
 * as a jury may have. Weights keep their proportions where the heaviest is more than a jury's heaviest.
 */
export const criteriaOfForm = (tree: ElementTree, locale: 'ru' | 'en'): Criterion[] => {
  const scales = questionsOf(tree)
    .filter(({ type, independent }) => type === 'SCALE' && !independent)
    .slice(0, maxCriteria)
  const heaviest = Math.max(maxWeight, ...scales.map(({ weight }) => weight ?? 1))
  return scales.map(({ name, description, weight }) => ({
    name: wordsIn(name, locale).slice(0, criterionNameLength),
    description: wordsIn(description, locale).slice(0, criterionTextLength),
    weight: Math.max(1, Math.round(((weight ?? 1) * maxWeight) / heaviest)),
  }))
}

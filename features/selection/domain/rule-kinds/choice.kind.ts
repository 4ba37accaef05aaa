import type { Value } from '../../../fields/domain/values.ts'
import { wholeHundredths } from '../exact-points.ts'
import { defineRuleKind } from '../rule-kind.ts'

const chosen = (answer: Value): string[] => {
  if (typeof answer === 'boolean') return [String(answer)]
  return Array.isArray(answer) ? answer.map(String) : []
}

/**
 * A list or a yes/no field: points per answer. Of several chosen values the best counts, so that ticking all of them
 * earns no more; the project is refused if every chosen value is refused.
 */
export const choiceKind = defineRuleKind({
  types: ['LIST', 'BOOLEAN'],
  parameters: { values: 'values' },
  most: ({ values }) => Math.max(0, ...values.map(({ points }) => points)),
  problems: ({ values }) =>
    values.some(({ points, refuses }) => points > 0 || refuses)
      ? []
      : [{ parameter: 'values', problem: 'NEEDED' }],
  assess: ({ values }, answer) => {
    const given = chosen(answer)
    const assessed = given.map((one) => values.find(({ value }) => value === one))
    return {
      points: wholeHundredths(Math.max(0, ...assessed.map((one) => one?.points ?? 0))),
      refused: given.length > 0 && assessed.every((one) => one?.refuses) ? 'VALUE_REFUSED' : null,
    }
  },
})

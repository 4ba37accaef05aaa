import { dataTypes } from '../../../fields/domain/element-types.ts'
import { isEmpty } from '../../../fields/domain/values.ts'
import { wholeHundredths } from '../exact-points.ts'
import { defineRuleKind } from '../rule-kind.ts'

/** Any field: points for any answer. */
export const filledKind = defineRuleKind({
  types: dataTypes,
  parameters: { points: 'points' },
  most: ({ points }) => points,
  problems: ({ points }) => (points > 0 ? [] : [{ parameter: 'points', problem: 'NEEDED' }]),
  assess: ({ points }, answer) => ({
    points: wholeHundredths(isEmpty(answer) ? 0 : points),
    refused: null,
  }),
})

import type { Value } from '../../../fields/domain/values.ts'
import { shareOf, wholeHundredths } from '../exact-points.ts'
import { defineRuleKind, type Verdict } from '../rule-kind.ts'

/** Parses a decimal into exact hundredths; undefined if it is invalid. */
const hundredths = (amount: string): bigint | undefined => {
  const [, minus, whole = '', fraction = ''] = /^(-?)(\d{1,16})(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  if (whole === '') return undefined
  const size = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))
  return minus ? -size : size
}

const bound = (amount: string | null): bigint | null =>
  amount === null ? null : (hundredths(amount) ?? null)

/** A number, or an amount in the required currency. */
const measured = (answer: Value, currency: string | null): bigint | 'OTHER_CURRENCY' | undefined => {
  if (typeof answer === 'number') return hundredths(answer.toFixed(2))
  if (typeof answer !== 'object' || answer === null || !('amount' in answer)) return undefined
  return answer.currency === currency ? hundredths(answer.amount) : 'OTHER_CURRENCY'
}

const nothing = wholeHundredths(0)
const none = { points: nothing, refused: null } satisfies Verdict

/** A number, an amount or a percentage: points by its position between worst and best, and bounds. */
export const scaleKind = defineRuleKind({
  types: ['INTEGER', 'NUMBER', 'PERCENT', 'MONEY'],
  parameters: {
    points: 'points',
    worst: 'amount',
    best: 'amount',
    least: 'amount',
    most: 'amount',
    currency: 'currency',
  },
  most: ({ points }) => points,
  problems: ({ points, worst, best, least, most }) => [
    ...(points > 0 && worst === null ? [{ parameter: 'worst', problem: 'NEEDED' } as const] : []),
    ...(points > 0 && best === null ? [{ parameter: 'best', problem: 'NEEDED' } as const] : []),
    ...(worst !== null && bound(worst) === bound(best)
      ? [{ parameter: 'best', problem: 'NOT_A_RANGE' } as const]
      : []),
    ...(least !== null && most !== null && bound(least)! > bound(most)!
      ? [{ parameter: 'most', problem: 'NOT_A_RANGE' } as const]
      : []),
  ],
  assess: ({ points, worst, best, least, most, currency }, answer) => {
    const [from, to, floor, ceiling] = [bound(worst), bound(best), bound(least), bound(most)]
    const demanded = floor !== null || ceiling !== null
    const at = measured(answer, currency)
    if (at === undefined) return demanded ? { points: nothing, refused: 'MISSING' } : none
    if (at === 'OTHER_CURRENCY') return demanded ? { points: nothing, refused: 'OTHER_CURRENCY' } : none
    const given = from === null || to === null ? nothing : shareOf(points, at, from, to)
    if (floor !== null && at < floor) return { points: given, refused: 'TOO_LITTLE' }
    return { points: given, refused: ceiling !== null && at > ceiling ? 'TOO_MUCH' : null }
  },
})

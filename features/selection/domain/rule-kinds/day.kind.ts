import { shareOf, wholeHundredths } from '../exact-points.ts'
import { defineRuleKind } from '../rule-kind.ts'

/** Days since 1970; calendar days have no time and no time zone. */
const dayNumber = (day: string): bigint => BigInt(Date.parse(`${day}T00:00:00Z`)) / 86_400_000n

const isDay = (answer: unknown): answer is string =>
  typeof answer === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(answer)

/** A date: points by its position between worst and best, and bounds. */
export const dayKind = defineRuleKind({
  types: ['DATE'],
  parameters: { points: 'points', worst: 'day', best: 'day', least: 'day', most: 'day' },
  most: ({ points }) => points,
  problems: ({ points, worst, best, least, most }) => [
    ...(points > 0 && worst === null ? [{ parameter: 'worst', problem: 'NEEDED' } as const] : []),
    ...(points > 0 && best === null ? [{ parameter: 'best', problem: 'NEEDED' } as const] : []),
    ...(worst !== null && worst === best ? [{ parameter: 'best', problem: 'NOT_A_RANGE' } as const] : []),
    ...(least !== null && most !== null && least > most
      ? [{ parameter: 'most', problem: 'NOT_A_RANGE' } as const]
      : []),
  ],
  assess: ({ points, worst, best, least, most }, answer) => {
    if (!isDay(answer))
      return { points: wholeHundredths(0), refused: least === null && most === null ? null : 'MISSING' }
    const given =
      worst === null || best === null
        ? wholeHundredths(0)
        : shareOf(points, dayNumber(answer), dayNumber(worst), dayNumber(best))
    if (least !== null && answer < least) return { points: given, refused: 'TOO_LITTLE' }
    return { points: given, refused: most !== null && answer > most ? 'TOO_MUCH' : null }
  },
})

import { one, type Decimal } from './decimals.ts'

/** The revenue that covers all costs, or why there is none. */
export type BreakEven =
  | { kind: 'AT'; revenue: Decimal; safety: Decimal }
  | { kind: 'NO_REVENUE' }
  | { kind: 'VARIABLE_COSTS_TOO_HIGH' }

/** Fixed costs / (1 − variable costs / revenue), and the margin of safety. */
export const breakEvenOf = (revenue: Decimal, variableCosts: Decimal, fixedCosts: Decimal): BreakEven => {
  if (revenue.lte(0)) return { kind: 'NO_REVENUE' }
  const left = one.minus(variableCosts.div(revenue))
  if (left.lte(0)) return { kind: 'VARIABLE_COSTS_TOO_HIGH' }
  const needed = fixedCosts.div(left)
  return { kind: 'AT', revenue: needed, safety: revenue.minus(needed).div(revenue) }
}

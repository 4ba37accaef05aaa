import { Decimal, sum, zero } from './decimals.ts'
import { yearsOf, type Inputs, type Item } from './inputs.ts'

/** The sums of the tables by year, from the start year. */
export type Totals = {
  revenue: readonly Decimal[]
  variableCosts: readonly Decimal[]
  fixedCosts: readonly Decimal[]
  /** Working capital at the end of each year. */
  workingCapital: readonly Decimal[]
  investments: readonly Decimal[]
}

const amount = (cell: unknown): Decimal => (typeof cell === 'number' ? new Decimal(cell) : zero)

const totalOf = (items: readonly Item[], years: readonly number[]): Decimal[] =>
  years.map((_, t) => sum(items.map(({ values }) => amount(values[t]))))

/** Sums of the valid cells; others count as zero while the user is typing. */
export const totalsOf = (inputs: Inputs): Totals => {
  const years = yearsOf(inputs)
  const [first = zero, ...later] = totalOf(inputs.laterInvestments, years)
  return {
    revenue: totalOf(inputs.income, years),
    variableCosts: totalOf(inputs.variableCosts, years),
    fixedCosts: totalOf(inputs.fixedCosts, years),
    workingCapital: totalOf(inputs.workingCapital, years),
    investments: years.length === 0 ? [] : [first.plus(amount(inputs.initialInvestments)), ...later],
  }
}

/** Capital needed: all investments, and the working capital of the start year. */
export const capitalNeeded = ({ investments, workingCapital }: Totals): Decimal =>
  sum(investments).plus(Decimal.max(workingCapital[0] ?? zero, zero))

import { sum, zero, type Decimal, one } from './decimals.ts'
import type { Inputs } from './inputs.ts'
import { modelOf, unchanged, type Factors, type Model, type ModelYear } from './model.rules.ts'
import { discountFactors, irrOf, paybackOf, type Irr, type Payback } from './rates.rules.ts'

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

type Plain<T> = {
  [K in keyof T]: T[K] extends Decimal ? number : T[K] extends Decimal | null ? number | null : T[K]
}

/** Break-even in plain numbers. */
export type ShownBreakEven =
  | { kind: 'AT'; revenue: number; safety: number }
  | { kind: 'NO_REVENUE' | 'VARIABLE_COSTS_TOO_HIGH' }

/** A year of the results. */
export type ResultYear = Plain<ModelYear> & { breakEven: ShownBreakEven }

/** Profitability index: return per unit invested, or no investments. */
export type ProfitabilityIndex = { kind: 'AT'; value: number } | { kind: 'NO_INVESTMENTS' }

/** Everything shown in the last step, in plain numbers; rates are fractions. */
export type Results = {
  years: readonly ResultYear[]
  needed: number
  borrowed: number
  equity: number
  bookValue: number
  wacc: number
  npv: number
  /** Investments discounted to the start year. */
  investedNow: number
  irr: Irr
  payback: Payback
  profitabilityIndex: ProfitabilityIndex
  /** The year with the lowest debt service coverage; null without debt. */
  lowestDscr: { year: number; value: number } | null
  /** Over all years. */
  breakEven: ShownBreakEven
  totals: {
    revenue: number
    variableCosts: number
    fixedCosts: number
    depreciation: number
    interest: number
    tax: number
  }
}

const shownBreakEven = (found: BreakEven): ShownBreakEven =>
  found.kind === 'AT'
    ? { kind: 'AT', revenue: found.revenue.toNumber(), safety: found.safety.toNumber() }
    : found

const shownYear = (year: ModelYear): ResultYear => {
  const plain = Object.fromEntries(
    Object.entries(year).map(([key, value]) => [
      key,
      value === null || typeof value === 'number' ? value : value.toNumber(),
    ]),
  ) as Plain<ModelYear>
  return {
    ...plain,
    breakEven: shownBreakEven(breakEvenOf(year.revenue, year.variableCosts, year.fixedCosts)),
  }
}

const lowestOf = (years: readonly ResultYear[]): Results['lowestDscr'] =>
  years.reduce<Results['lowestDscr']>(
    (lowest, { year, dscr }) =>
      dscr !== null && (lowest === null || dscr < lowest.value) ? { year, value: dscr } : lowest,
    null,
  )

const investedNowOf = ({ years, wacc }: Model): Decimal => {
  const discount = discountFactors(wacc, years.length)
  return years.reduce((all, { investments }, t) => all.plus(investments.times(discount[t]!)), zero)
}

/** Converts an exact model to results. */
export const shownResults = (model: Model): Results => {
  const { years, totals, needed, borrowed, wacc, npv } = model
  const investedNow = investedNowOf(model)
  const shown = years.map(shownYear)
  const all = (of: (year: ModelYear) => Decimal): number => sum(years.map(of)).toNumber()
  return {
    years: shown,
    needed: needed.toNumber(),
    borrowed: borrowed.toNumber(),
    equity: needed.minus(borrowed).toNumber(),
    bookValue: model.bookValue.toNumber(),
    wacc: wacc.toNumber(),
    npv: npv.toNumber(),
    investedNow: investedNow.toNumber(),
    irr: irrOf(model.flows),
    // Without the terminal value, which is not cash within the counted years.
    payback: paybackOf(years.map(({ netCashFlow, discountFactor }) => netCashFlow.times(discountFactor))),
    profitabilityIndex: investedNow.isZero()
      ? { kind: 'NO_INVESTMENTS' }
      : { kind: 'AT', value: npv.plus(investedNow).div(investedNow).toNumber() },
    lowestDscr: lowestOf(shown),
    breakEven: shownBreakEven(
      breakEvenOf(sum(totals.revenue), sum(totals.variableCosts), sum(totals.fixedCosts)),
    ),
    totals: {
      revenue: all((year) => year.revenue),
      variableCosts: all((year) => year.variableCosts),
      fixedCosts: all((year) => year.fixedCosts),
      depreciation: all((year) => year.depreciation),
      interest: all((year) => year.interest),
      tax: all((year) => year.tax),
    },
  }
}

/** The results of valid inputs (`faultsOf`). */
export const resultsOf = (inputs: Inputs, factors: Factors = unchanged): Results =>
  shownResults(modelOf(inputs, factors))

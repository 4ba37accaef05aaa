import { debtSchedule, depreciationOf, waccOf } from './capital.rules.ts'
import { Decimal, fraction, one, sum, zero } from './decimals.ts'
import { yearsOf, type Inputs } from './inputs.ts'
import { discountFactors, npvOf } from './rates.rules.ts'
import { capitalNeeded, totalsOf, type Totals } from './totals.rules.ts'

/** Factors of the sums; `discountRate` overrides the cost of capital. */
export type Factors = {
  revenue: Decimal
  variableCosts: Decimal
  fixedCosts: Decimal
  investments: Decimal
  discountRate: Decimal | null
}

export const unchanged: Factors = {
  revenue: one,
  variableCosts: one,
  fixedCosts: one,
  investments: one,
  discountRate: null,
}

/** A year in exact decimals. */
export type ModelYear = {
  year: number
  revenue: Decimal
  variableCosts: Decimal
  fixedCosts: Decimal
  ebitda: Decimal
  depreciation: Decimal
  ebit: Decimal
  interest: Decimal
  preTaxProfit: Decimal
  /** Tax paid, with interest deducted. */
  tax: Decimal
  netProfit: Decimal
  /**
   * Tax of the cash flow to all capital providers: without deducting interest, whose tax shield is in the cost of
   * capital.
   */
  operatingTax: Decimal
  workingCapital: Decimal
  workingCapitalChange: Decimal
  investments: Decimal
  /** Working capital released and assets sold in the last year of a finite project. */
  liquidation: Decimal
  netCashFlow: Decimal
  /** Terminal value: all later years, in the last year of a project without an end. */
  terminalValue: Decimal
  discountFactor: Decimal
  discounted: Decimal
  cumulative: Decimal
  repayment: Decimal
  /** Debt service coverage: (EBITDA − tax) / (interest + repayment); null in a year without debt service. */
  dscr: Decimal | null
}

/** The results in exact decimals. */
export type Model = {
  years: readonly ModelYear[]
  totals: Totals
  needed: Decimal
  borrowed: Decimal
  wacc: Decimal
  npv: Decimal
  /** Net cash flow including the terminal value, to be discounted. */
  flows: readonly Decimal[]
  bookValue: Decimal
}

const times = (values: readonly Decimal[], factor: Decimal): readonly Decimal[] =>
  factor.eq(1) ? values : values.map((value) => value.times(factor))

/** The sums of the tables multiplied by the factors. */
export const changedTotals = (totals: Totals, factors: Factors): Totals => ({
  revenue: times(totals.revenue, factors.revenue),
  variableCosts: times(totals.variableCosts, factors.variableCosts),
  fixedCosts: times(totals.fixedCosts, factors.fixedCosts),
  workingCapital: totals.workingCapital,
  investments: times(totals.investments, factors.investments),
})

/** Tax by year: a share of revenue, or of profit after loss carry-forward. */
const taxesOf = (
  { taxSystem, incomeTaxRate, turnoverTaxRate }: Inputs,
  revenue: readonly Decimal[],
  profits: readonly Decimal[],
): Decimal[] => {
  if (taxSystem === 'TURNOVER') return revenue.map((value) => value.times(fraction(Number(turnoverTaxRate))))
  const rate = fraction(Number(incomeTaxRate))
  let losses = zero
  return profits.map((profit) => {
    if (profit.lte(0)) {
      losses = losses.minus(profit)
      return zero
    }
    const used = Decimal.min(losses, profit)
    losses = losses.minus(used)
    return profit.minus(used).times(rate)
  })
}

/** The cost of capital; the inputs must be valid. */
export const costOfCapital = (inputs: Inputs, totals: Totals): Decimal =>
  waccOf({
    needed: capitalNeeded(totals),
    borrowed: new Decimal(Number(inputs.borrowed)),
    borrowingRate: fraction(Number(inputs.borrowingRate ?? 0)),
    equityReturn: fraction(Number(inputs.equityReturn)),
    shieldRate: inputs.taxSystem === 'INCOME' ? fraction(Number(inputs.incomeTaxRate)) : zero,
  })

type Operating = Pick<
  ModelYear,
  'ebitda' | 'depreciation' | 'ebit' | 'interest' | 'repayment' | 'preTaxProfit'
>

const operatingYears = (inputs: Inputs, totals: Totals): Operating[] => {
  const depreciation = depreciationOf(totals.investments, Number(inputs.assetLife))
  const debt = debtSchedule(
    new Decimal(Number(inputs.borrowed)),
    fraction(Number(inputs.borrowingRate ?? 0)),
    depreciation.length,
  )
  return depreciation.map((written, t) => {
    const ebitda = totals.revenue[t]!.minus(totals.variableCosts[t]!).minus(totals.fixedCosts[t]!)
    const ebit = ebitda.minus(written)
    const { interest, repayment } = debt[t]!
    return { ebitda, depreciation: written, ebit, interest, repayment, preTaxProfit: ebit.minus(interest) }
  })
}

/** Calculates valid inputs, with their sums multiplied by the factors. */
export const modelOf = (inputs: Inputs, factors: Factors = unchanged, given = totalsOf(inputs)): Model => {
  const totals = changedTotals(given, factors)
  const names = yearsOf(inputs)
  const last = names.length - 1
  const operating = operatingYears(inputs, totals)
  const taxes = taxesOf(
    inputs,
    totals.revenue,
    operating.map(({ preTaxProfit }) => preTaxProfit),
  )
  const operatingTaxes = taxesOf(
    inputs,
    totals.revenue,
    operating.map(({ ebit }) => ebit),
  )
  const wacc = factors.discountRate ?? costOfCapital(inputs, totals)
  const discount = discountFactors(wacc, names.length)
  const bookValue = sum(totals.investments).minus(sum(operating.map(({ depreciation }) => depreciation)))
  const sold = bookValue.times(one.minus(fraction(Number(inputs.liquidationDiscount ?? 0))))
  let cumulative = zero
  const years = names.map((year, t): ModelYear => {
    const { ebitda, depreciation, ebit, interest, repayment, preTaxProfit } = operating[t]!
    const tax = taxes[t]!
    const operatingTax = operatingTaxes[t]!
    const workingCapital = totals.workingCapital[t]!
    const workingCapitalChange = workingCapital.minus(totals.workingCapital[t - 1] ?? zero)
    const investments = totals.investments[t]!
    const liquidation = inputs.finite && t === last ? workingCapital.plus(sold) : zero
    const netCashFlow = ebit
      .minus(operatingTax)
      .plus(depreciation)
      .minus(workingCapitalChange)
      .minus(investments)
      .plus(liquidation)
    const terminalValue = !inputs.finite && t === last ? netCashFlow.div(wacc) : zero
    const discounted = netCashFlow.plus(terminalValue).times(discount[t]!)
    cumulative = cumulative.plus(discounted)
    const service = interest.plus(repayment)
    return {
      year,
      revenue: totals.revenue[t]!,
      variableCosts: totals.variableCosts[t]!,
      fixedCosts: totals.fixedCosts[t]!,
      ebitda,
      depreciation,
      ebit,
      interest,
      preTaxProfit,
      tax,
      netProfit: preTaxProfit.minus(tax),
      operatingTax,
      workingCapital,
      workingCapitalChange,
      investments,
      liquidation,
      netCashFlow,
      terminalValue,
      discountFactor: discount[t]!,
      discounted,
      cumulative,
      repayment,
      dscr: service.isZero() ? null : ebitda.minus(tax).div(service),
    }
  })
  const flows = years.map(({ netCashFlow, terminalValue }) => netCashFlow.plus(terminalValue))
  return {
    years,
    totals,
    needed: capitalNeeded(totals),
    borrowed: new Decimal(Number(inputs.borrowed)),
    wacc,
    npv: npvOf(flows, wacc),
    flows,
    bookValue,
  }
}

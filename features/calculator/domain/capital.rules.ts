import { Decimal, one, zero } from './decimals.ts'

/** Components of the capital; rates are fractions. */
export type Capital = {
  needed: Decimal
  borrowed: Decimal
  borrowingRate: Decimal
  equityReturn: Decimal
  /** Rate of the tax shield on interest; zero under turnover tax. */
  shieldRate: Decimal
}

/** E/(D+E)·Re + D/(D+E)·Rd·(1 − T); without capital the owners' required return. */
export const waccOf = ({ needed, borrowed, borrowingRate, equityReturn, shieldRate }: Capital): Decimal => {
  if (needed.isZero()) return equityReturn
  const debtShare = borrowed.div(needed)
  return one
    .minus(debtShare)
    .times(equityReturn)
    .plus(debtShare.times(borrowingRate).times(one.minus(shieldRate)))
}

/** Cost of a loan in a year: interest on the opening balance, and the repayment. */
export type DebtYear = { interest: Decimal; repayment: Decimal }

/** A loan taken in the start year and repaid in equal instalments until the last, by year. */
export const debtSchedule = (borrowed: Decimal, rate: Decimal, years: number): DebtYear[] => {
  const repayment = years > 1 ? borrowed.div(years - 1) : zero
  return Array.from({ length: years }, (_, t) =>
    t === 0
      ? { interest: zero, repayment: zero }
      : { interest: borrowed.minus(repayment.times(t - 1)).times(rate), repayment },
  )
}

/** Straight-line depreciation by year: equal parts over the assets' life, from the year after the investment. */
export const depreciationOf = (investments: readonly Decimal[], life: number): Decimal[] =>
  investments.map((_, t) =>
    investments
      .slice(Math.max(t - life, 0), t)
      .reduce((all, invested) => all.plus(invested), new Decimal(0))
      .div(life),
  )

import { currencyOf, type Inputs, type MoneyUnit } from './inputs.ts'
import type { Results } from './results.rules.ts'

/** Figures that can be copied to a profile, with the kind of number. */
export const givenFigures = {
  npv: 'money',
  needed: 'money',
  breakEven: 'money',
  irr: 'percent',
  wacc: 'percent',
  safety: 'percent',
  payback: 'number',
  profitabilityIndex: 'number',
  dscr: 'number',
} as const

export type GivenFigure = keyof typeof givenFigures

/** A value for a profile's field. */
export type GivenValue = number | { amount: string; currency: 'RUB' | 'USD' | 'EUR' }

const scaleOf = (unit: MoneyUnit): number =>
  unit.endsWith('_MIL') ? 1_000_000 : unit.endsWith('_THSD') ? 1000 : 1

const toHundredths = (value: number): number => Number(value.toFixed(2))

/** The number of a figure: in currency units, in per cent, or plain; null if it has none. */
const numberOf = (figure: GivenFigure, inputs: Inputs, results: Results): number | null => {
  const { irr, payback, profitabilityIndex: index, lowestDscr, breakEven } = results
  const scale = scaleOf(inputs.unit)
  const plain: Record<GivenFigure, number | null> = {
    npv: results.npv * scale,
    needed: results.needed * scale,
    breakEven: breakEven.kind === 'AT' ? breakEven.revenue * scale : null,
    irr: irr.kind === 'ONE' ? irr.rate * 100 : null,
    wacc: results.wacc * 100,
    safety: breakEven.kind === 'AT' ? breakEven.safety * 100 : null,
    payback: payback.kind === 'PAID' ? payback.years : null,
    profitabilityIndex: index.kind === 'AT' ? index.value : null,
    dscr: lowestDscr?.value ?? null,
  }
  return plain[figure]
}

/** A field that may receive figures. */
export type TakingField = { type: string; currency?: string | undefined }

/**
 * Whether a field accepts a figure: money in its currency, percentages as a percentage or number, others as a number.
 */
export const takes = (figure: GivenFigure, { type, currency }: TakingField, unit: MoneyUnit): boolean => {
  const kind = givenFigures[figure]
  if (kind === 'money') return type === 'MONEY' && (currency ?? currencyOf(unit)) === currencyOf(unit)
  // A decimal number only: an integer would lose the fraction of the figure.
  return type === 'NUMBER' || (kind === 'percent' && type === 'PERCENT')
}

/** The value for a field; null if the figure has no number. */
export const givenValue = (figure: GivenFigure, inputs: Inputs, results: Results): GivenValue | null => {
  const number = numberOf(figure, inputs, results)
  if (number === null) return null
  return givenFigures[figure] === 'money'
    ? { amount: number.toFixed(2), currency: currencyOf(inputs.unit) as 'RUB' | 'USD' | 'EUR' }
    : toHundredths(number)
}

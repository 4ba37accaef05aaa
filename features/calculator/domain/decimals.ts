import { Decimal as Library } from 'decimal.js'

/** Decimals of 34 digits: sums of amounts are exact, and rates are precise beyond the shown digits. */
export const Decimal = Library.clone({ precision: 34, toExpNeg: -40, toExpPos: 60 })

export type Decimal = Library

export const zero: Decimal = new Decimal(0)

export const one: Decimal = new Decimal(1)

export const sum = (values: readonly Decimal[]): Decimal =>
  values.reduce((all, value) => all.plus(value), zero)

/** Converts a percentage to a fraction. */
export const fraction = (percent: number): Decimal => new Decimal(percent).div(100)

import { Decimal, fraction, one } from './decimals.ts'
import type { Inputs, ScenarioChange } from './inputs.ts'
import { costOfCapital, modelOf, unchanged, type Factors } from './model.rules.ts'
import { shownResults, type Results } from './results.rules.ts'
import { totalsOf, type Totals } from './totals.rules.ts'

/** Drivers that are varied, one at a time. */
export const drivers = ['revenue', 'variableCosts', 'fixedCosts', 'investments', 'discountRate'] as const

export type Driver = (typeof drivers)[number]

/** Net present value with a driver 30% lower and 30% higher. */
export type Swing = { driver: Driver; low: number; high: number }

/** Everything else is unchanged, including the discount rate: higher investments do not change the cost of capital. */
const factorsOf = (driver: Driver, factor: Decimal, rate: Decimal): Factors =>
  driver === 'discountRate'
    ? { ...unchanged, discountRate: rate.times(factor) }
    : { ...unchanged, discountRate: rate, [driver]: factor }

type Base = { inputs: Inputs; totals: Totals; rate: Decimal }

const baseOf = (inputs: Inputs): Base => {
  const totals = totalsOf(inputs)
  return { inputs, totals, rate: costOfCapital(inputs, totals) }
}

const npvWith = ({ inputs, totals, rate }: Base, driver: Driver, factor: Decimal): Decimal =>
  modelOf(inputs, factorsOf(driver, factor, rate), totals).npv

/** The effect of each driver on the net present value, strongest first. */
export const tornadoOf = (inputs: Inputs): Swing[] => {
  const base = baseOf(inputs)
  return drivers
    .map((driver) => ({
      driver,
      low: npvWith(base, driver, new Decimal('0.7')).toNumber(),
      high: npvWith(base, driver, new Decimal('1.3')).toNumber(),
    }))
    .toSorted((a, b) => Math.abs(b.high - b.low) - Math.abs(a.high - a.low))
}

/** The value of a driver at which the net present value is zero, as a multiple of the entered one. */
export type BreakEven = { driver: Driver; factor: number | null }

const maxSteps = 100

/** Narrows a change of sign between two factors with the Illinois method. */
const rootBetween = (npvAt: (factor: number) => number, from: number, to: number): number => {
  let [low, high] = [from, to]
  let [atLow, atHigh] = [npvAt(low), npvAt(high)]
  let stepCount = 0
  for (let n = 0; n < 100 && Math.abs(high - low) > 1e-12 * Math.max(high, 1); n += 1) {
    const middle = high - (atHigh * (high - low)) / (atHigh - atLow)
    const atMiddle = npvAt(middle)
    if (atMiddle === 0) return middle
    if (atMiddle > 0 === atHigh > 0) {
      ;[high, atHigh] = [middle, atMiddle]
      if (stepCount === 1) atLow /= 2
      stepCount = 1
    } else {
      ;[low, atLow] = [middle, atMiddle]
      if (stepCount === -1) atHigh /= 2
      stepCount = -1
    }
  }
  return Math.abs(atLow) < Math.abs(atHigh) ? low : high
}

const grid = [0, 0.25, 0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 5, 10, 25, maxSteps]

/** The break-even value nearest to the entered one; null if there is none up to a hundred times that. */
const breakEvenOf = (base: Base, driver: Driver): BreakEven => {
  const { inputs, rate } = base
  if (driver === 'discountRate' && rate.isZero()) return { driver, factor: null }
  const npvAt = (factor: number): number => npvWith(base, driver, new Decimal(factor)).toNumber()
  // For a project without an end the discount rate is a divisor and must not be zero.
  const from = driver === 'discountRate' && !inputs.finite ? [0.01, ...grid.slice(1)] : grid
  const values = from.map((factor) => ({ factor, npv: npvAt(factor) }))
  const roots = values.flatMap((value, n): number[] => {
    if (value.npv === 0) return [value.factor]
    const next = values[n + 1]
    return next && next.npv !== 0 && next.npv > 0 !== value.npv > 0
      ? [rootBetween(npvAt, value.factor, next.factor)]
      : []
  })
  const nearest = roots.toSorted((a, b) => Math.abs(a - 1) - Math.abs(b - 1))[0]
  return { driver, factor: nearest ?? null }
}

/** Returns the break-even value of every driver, each calculated with the other drivers unchanged. */
export const breakEvensOf = (inputs: Inputs): BreakEven[] => {
  const base = baseOf(inputs)
  return drivers.map((driver) => breakEvenOf(base, driver))
}

const changed = (cell: unknown): Decimal => one.plus(fraction(typeof cell === 'number' ? cell : 0))

/** The results with a scenario's changes; the discount rate is that of the base case. */
export const scenarioOf = (inputs: Inputs, { revenue, costs, investments }: ScenarioChange): Results => {
  const { totals, rate } = baseOf(inputs)
  const factors = {
    revenue: changed(revenue),
    variableCosts: changed(costs),
    fixedCosts: changed(costs),
    investments: changed(investments),
    discountRate: rate,
  }
  return shownResults(modelOf(inputs, factors, totals))
}

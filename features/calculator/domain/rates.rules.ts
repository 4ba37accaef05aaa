import { Decimal, one, zero } from './decimals.ts'

/** The internal rates of return of cash flows, as fractions. */
export type Irr =
  | { kind: 'ONE'; rate: number }
  | { kind: 'NONE' }
  | { kind: 'SEVERAL'; rates: readonly number[] }

/** When cumulative discounted flows turn positive, in years from the end of the start year. */
export type Payback = { kind: 'PAID'; years: number; isLostLater: boolean } | { kind: 'NEVER' }

/** 1/(1+r)^t by year. */
export const discountFactors = (rate: Decimal, years: number): Decimal[] => {
  const factors: Decimal[] = []
  const step = one.div(one.plus(rate))
  for (let t = 0; t < years; t += 1) factors.push(t === 0 ? one : factors[t - 1]!.times(step))
  return factors
}

/** Net present value; the first flow is not discounted. */
export const npvOf = (flows: readonly Decimal[], rate: Decimal): Decimal => {
  const step = one.plus(rate)
  return flows.reduceRight((later, flow) => later.div(step).plus(flow), zero)
}

const lowest = Math.log(0.01)
const highest = Math.log(1001)
const points = 400

/** The net present value in doubles, for searching roots. */
const roughNpv = (flows: readonly number[], rate: number): number =>
  flows.reduceRight((later, flow) => later / (1 + rate) + flow, 0)

const bisect = (flows: readonly number[], from: number, to: number): number => {
  let [low, high] = [from, to]
  const isPositiveLow = roughNpv(flows, low) > 0
  for (let n = 0; n < 200 && high - low > Number.EPSILON * Math.abs(low + high); n += 1) {
    const middle = (low + high) / 2
    if (roughNpv(flows, middle) > 0 === isPositiveLow) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Whether a rate is a root, relative to the size of the discounted flows. */
const isRoot = (flows: readonly Decimal[], rate: number): boolean => {
  const exact = new Decimal(rate)
  const size = npvOf(
    flows.map((flow) => flow.abs()),
    exact,
  )
  return npvOf(flows, exact).abs().lte(size.times(1e-9))
}

/**
 * All rates between −99% and 100,000% at which the net present value changes sign. Flows are normalised by the largest
 * one, so that the result does not depend on the unit.
 */
export const irrOf = (flows: readonly Decimal[]): Irr => {
  const largest = Decimal.max(zero, ...flows.map((flow) => flow.abs()))
  if (largest.isZero() || !flows.some((flow) => flow.gt(0)) || !flows.some((flow) => flow.lt(0)))
    return { kind: 'NONE' }
  const scaled = flows.map((flow) => flow.div(largest).toNumber())
  const found: number[] = []
  let before = { rate: -0.99, npv: roughNpv(scaled, -0.99) }
  for (let n = 1; n <= points; n += 1) {
    const rate = Math.exp(lowest + ((highest - lowest) * n) / points) - 1
    const npv = roughNpv(scaled, rate)
    if (npv === 0) found.push(rate)
    else if (before.npv !== 0 && npv > 0 !== before.npv > 0) found.push(bisect(scaled, before.rate, rate))
    before = { rate, npv }
  }
  const rates = found.filter((rate) => isRoot(flows, rate)).map((rate) => Number(rate.toPrecision(12)))
  if (rates.length === 0) return { kind: 'NONE' }
  return rates.length === 1 ? { kind: 'ONE', rate: rates[0]! } : { kind: 'SEVERAL', rates }
}

/** The first time at which the cumulative discounted flow is not negative, interpolated linearly within the year. */
export const paybackOf = (discounted: readonly Decimal[]): Payback => {
  const cumulative: Decimal[] = []
  for (const [t, flow] of discounted.entries()) cumulative.push(flow.plus(cumulative[t - 1] ?? zero))
  const start = cumulative.findIndex((value) => value.lt(0))
  // Without a negative balance the payback is immediate.
  if (start < 0) return { kind: 'PAID', years: 0, isLostLater: false }
  const paid = cumulative.findIndex((value, t) => t > start && value.gte(0))
  if (paid < 0) return { kind: 'NEVER' }
  const within = cumulative[paid - 1]!.neg().div(discounted[paid]!)
  const isLostLater = cumulative.slice(paid).some((value) => value.lt(0))
  return { kind: 'PAID', years: within.plus(paid - 1).toNumber(), isLostLater }
}

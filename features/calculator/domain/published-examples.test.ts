import { expect, test } from 'vitest'
import { debtSchedule, depreciationOf, waccOf } from './capital.rules.ts'
import { Decimal, zero } from './decimals.ts'
import { discountFactors, irrOf, npvOf, paybackOf } from './rates.rules.ts'
import { breakEvenOf } from './results.rules.ts'

const d = (value: number): Decimal => new Decimal(value)
const all = (values: readonly number[]): Decimal[] => values.map(d)
const npv = (rate: number, flows: readonly number[]): number => npvOf(all(flows), d(rate)).toNumber()
const irr = (flows: readonly number[]): number[] => {
  const found = irrOf(all(flows))
  return found.kind === 'ONE' ? [found.rate] : found.kind === 'SEVERAL' ? [...found.rates] : []
}
const payback = (rate: number, flows: readonly number[]) => {
  const discount = discountFactors(d(rate), flows.length)
  return paybackOf(flows.map((flow, t) => discount[t]!.times(flow)))
}
const annuity = (first: number, amount: number, years: number): number[] => [
  first,
  ...Array.from({ length: years }, () => amount),
]

const ross = 'Ross, Westerfield, Jordan: Fundamentals of Corporate Finance, solutions to chapter 9'
const brealey =
  'Brealey, Myers, Marcus: Fundamentals of Corporate Finance, solutions to “Why Net Present Value Leads to Better Investment Decisions”'

const core =
  'Ross, Westerfield, Jaffe, Jordan: Corporate Finance: Core Principles and Applications, ISBN 978-1-259-28990-3, solutions to chapter 7'
const marcus =
  'Brealey, Myers, Marcus: Fundamentals of Corporate Finance, solutions to chapter 7, “Net Present Value and Other Investment Criteria”'

/** Published worked examples with their pages, to look them up. */
test.each([
  [`${core}, page B-1, question 1, project A`, 0.15, [-15_300, 8700, 7400, 3100], -101.02],
  [`${core}, page B-2, question 12`, 0.1, [-14_700, 5800, 5300, 4300, 3700], 710.7],
  [`${marcus}, page 7-1, question 15`, 0, [-6750, 4500, 18_000], 15_750],
  [`${marcus}, page 7-1, question 15`, 0.5, [-6750, 4500, 18_000], 4250],
  [`${marcus}, page 7-1, question 15`, 1, [-6750, 4500, 18_000], 0],
  [`${marcus}, page 7-1, question 16`, 0.12, [-10_000, 0, 7500, 8500], 2029.09],
  [`${marcus}, page 7-1, question 17`, 0.09, annuity(-20_000, 4000, 8), 2139.28],
  [`${marcus}, page 7-1, question 17`, 0.14, annuity(-20_000, 4000, 8), -1444.54],
])('%s: net present value at %d', (_source, rate, flows, published) => {
  expect(npv(rate, flows)).toBeCloseTo(published, 2)
})

test.each([
  [`${core}, page B-2, question 7`, [-16_100, 7800, 9100, 5300], 0.1911],
  [`${core}, page B-2, question 8, project A`, [-6700, 2100, 3900, 2700], 0.1371],
  [`${core}, page B-2, question 12`, [-14_700, 5800, 5300, 4300, 3700], 0.1241],
  [`${core}, page B-3, question 13, deepwater fishing`, [-835_000, 450_000, 410_000, 335_000], 0.2149],
  [`${marcus}, page 7-1, question 15`, [-6750, 4500, 18_000], 1],
  [`${marcus}, page 7-1, question 16`, [-10_000, 0, 7500, 8500], 0.2061],
  [`${marcus}, page 7-1, question 17`, annuity(-20_000, 4000, 8), 0.1181],
])('%s: internal rate of return', (_source, flows, published) => {
  expect(irr(flows)).toHaveLength(1)
  expect(irr(flows)[0]).toBeCloseTo(published, 4)
})

test(`${core}, page B-2, question 9: the value of seven equal flows, and the profitability index`, () => {
  const value = npv(0.15, annuity(0, 64_000, 7))
  expect(value).toBeCloseTo(266_266.86, 2)
  expect((npv(0.15, annuity(-207_000, 64_000, 7)) + 207_000) / 207_000).toBeCloseTo(1.286, 3)
})

test.each([
  [`${ross}, question 8`, 0.11, [-34_000, 16_000, 18_000, 15_000], 5991.49],
  [`${ross}, question 8`, 0.3, [-34_000, 16_000, 18_000, 15_000], -4213.93],
  [`${ross}, question 9`, 0.08, annuity(-138_000, 28_500, 9), 40_036.31],
  [`${ross}, question 9`, 0.2, annuity(-138_000, 28_500, 9), -23_117.45],
  [`${ross}, question 11`, 0, [-19_500, 9800, 10_300, 8600], 9200],
  [`${ross}, question 11`, 0.1, [-19_500, 9800, 10_300, 8600], 4382.79],
  [`${ross}, question 11`, 0.2, [-19_500, 9800, 10_300, 8600], 796.3],
  [`${ross}, question 11`, 0.3, [-19_500, 9800, 10_300, 8600], -1952.44],
  [`${brealey}, question 1, project A`, 0.1, [-1000, 1000], -90.91],
  [`${brealey}, question 1, project B`, 0.1, [-2000, 1000, 1000, 4000, 1000, 1000], 4044.73],
  [`${brealey}, question 1, project C`, 0.1, [-3000, 1000, 1000, 0, 1000, 1000], 39.47],
])('%s: net present value at %d', (_source, rate, flows, published) => {
  expect(npv(rate, flows)).toBeCloseTo(published, 2)
})

test.each([
  [`${ross}, question 7`, [-34_000, 16_000, 18_000, 15_000], 0.2097],
  [`${ross}, question 9`, annuity(-138_000, 28_500, 9), 0.1459],
  [`${ross}, question 10`, [-19_500, 9800, 10_300, 8600], 0.2264],
  [`${ross} (standard edition), question 7`, [-30_000, 20_000, 14_000, 11_000], 0.2648],
])('%s: internal rate of return', (_source, flows, published) => {
  expect(irr(flows)).toHaveLength(1)
  expect(irr(flows)[0]).toBeCloseTo(published, 4)
})

test.each([
  [[-100, 39, 59, 55, 20], 0.28095],
  [[-100, 0, 0, 74], -0.0955],
  [[-100, 100, 0, 7], 0.06206],
  [[-5, 10.5, 1, -8, 1], 0.0886],
])(
  'Gitman: Principles of Managerial Finance, Brief, 3rd edition, 2003, page 348, as worked by the manual of NumPy: %j',
  (flows, published) => {
    expect(irr(flows).some((rate) => Math.abs(rate - published) < 5e-5 * 1.01)).toBe(true)
  },
)

test.each([
  [[-70_000, 12_000, 15_000, 18_000, 21_000, 26_000], 0.087],
  [[-70_000, 12_000, 15_000, 18_000, 21_000], -0.021],
  [[-70_000, 12_000, 15_000], -0.444],
])('Microsoft: reference of Excel, function IRR: %j', (flows, published) => {
  expect(irr(flows)[0]).toBeCloseTo(published, 3)
})

test(`${brealey}, question 3: two internal rates of return`, () => {
  const rates = irr([-3000, 3500, 4000, -4000])
  expect(rates).toHaveLength(2)
  expect(rates[0]).toBeCloseTo(-0.1744, 4)
  expect(rates[1]).toBeCloseTo(0.4527, 4)
})

test('Brigham: a strip mine that costs 1.6, earns 10 and costs 10 to restore has the rates 25 % and 400 %', () => {
  const rates = irr([-1.6, 10, -10])
  expect(rates.map((rate) => Number(rate.toFixed(9)))).toEqual([0.25, 4])
})

test('Ross, Westerfield, Jordan, chapter 9, “Multiple IRRs”: four rates between 20 % and 70 %', () => {
  const rates = irr([-252, 1431, -3035, 2850, -1000])
  for (const [n, published] of [0.25, 0.3333, 0.4286, 0.6667].entries())
    expect(rates[n]).toBeCloseTo(published, 4)
  expect(rates).toHaveLength(4)
})

test.each([
  [`${ross} (standard edition), question 1`, 0, [-4800, 1200, 2500, 3400, 1700], 2.32],
  [`${ross} (standard edition), question 2`, 0, annuity(-3000, 840, 8), 3.57],
  [`${ross} (standard edition), question 3, project A`, 0, [-50_000, 30_000, 18_000, 10_000, 5000], 2.2],
  [`${ross} (standard edition), question 3, project B`, 0, [-70_000, 9000, 25_000, 35_000, 425_000], 3.002],
  [`${ross} (standard edition), question 4`, 0.14, [-8000, 7000, 7500, 8000, 8500], 1.32],
  [`${ross} (standard edition), question 5`, 0, annuity(-10_000, 2100, 6), 4.76],
])('%s: payback', (_source, rate, flows, published) => {
  const found = payback(rate, flows)
  const digits = published === 3.002 ? 3 : 2
  expect(found.kind).toBe('PAID')
  if (found.kind === 'PAID') expect(Number(found.years.toFixed(digits))).toBe(published)
})

test('ACCA: Paper P5, pitfalls, solutions 1 and 2: break-even, margin of safety and WACC', () => {
  const revenue = 448
  const variable = (448 * 255) / 400
  const found = breakEvenOf(d(revenue), d(variable), d(120))
  expect(found.kind).toBe('AT')
  if (found.kind !== 'AT') return
  expect(found.revenue.div(400).toNumber()).toBeCloseTo(0.8276, 4)
  expect(found.safety.times(100).toNumber()).toBeCloseTo(26.1, 1)
  const wacc = waccOf({
    needed: d(130),
    borrowed: d(30),
    borrowingRate: d(0.065),
    equityReturn: d(0.157),
    shieldRate: d(0.25),
  })
  expect(wacc.times(100).toNumber()).toBeCloseTo(13.2, 1)
})

test('straight-line depreciation and a loan in equal parts add up to what was spent and borrowed', () => {
  const written = depreciationOf(all([900, 0, 300, 0, 0, 0]), 3).map((value) => value.toNumber())
  expect(written).toEqual([0, 300, 300, 400, 100, 100])
  const debt = debtSchedule(d(400), d(0.1), 5)
  expect(debt.map(({ interest }) => interest.toNumber())).toEqual([0, 40, 30, 20, 10])
  expect(debt.reduce((sum, { repayment }) => sum.plus(repayment), zero).toNumber()).toBe(400)
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAmount as amount, anyInputs, anyPercent as percent } from '../../../tests/support/calculations.ts'
import { scenarioOf, tornadoOf, breakEvensOf } from './analysis.rules.ts'
import { debtSchedule } from './capital.rules.ts'
import { Decimal } from './decimals.ts'
import { faultsOf } from './faults.rules.ts'
import { emptyInputs, type Inputs, type Item } from './inputs.ts'
import { modelOf, unchanged } from './model.rules.ts'
import { irrOf, npvOf } from './rates.rules.ts'
import { resultsOf } from './results.rules.ts'

const item = (...values: number[]): Item => ({ id: 'a', name: 'Item', values })

const simple: Inputs = {
  ...emptyInputs(2026),
  name: 'Bakery',
  completionYear: 2029,
  income: [item(0, 1000, 1200, 1400)],
  variableCosts: [item(0, 300, 360, 420)],
  fixedCosts: [item(50, 200, 200, 200)],
  workingCapital: [item(0, 60, 80, 100)],
  initialInvestments: 900,
  assetLife: 5,
  liquidationDiscount: 40,
  borrowed: 300,
  borrowingRate: 12,
  equityReturn: 20,
  incomeTaxRate: 25,
}

/** An independent implementation to compare with: doubles, one loop, in accounting order. */
const accountant = (inputs: Inputs) => {
  const n = Number(inputs.completionYear) - Number(inputs.startYear)
  const add = (items: readonly Item[], t: number) =>
    items.reduce((sum, { values }) => sum + Number(values[t] ?? 0), 0)
  const spent: number[] = []
  for (let t = 0; t <= n; t += 1)
    spent.push(add(inputs.laterInvestments, t) + (t === 0 ? Number(inputs.initialInvestments) : 0))
  const all = spent.reduce((a, b) => a + b, 0) + Math.max(0, add(inputs.workingCapital, 0))
  const debt = Number(inputs.borrowed)
  const byIncome = inputs.taxSystem === 'INCOME'
  const tax = Number(byIncome ? inputs.incomeTaxRate : inputs.turnoverTaxRate) / 100
  const re = Number(inputs.equityReturn) / 100
  const rd = Number(inputs.borrowingRate ?? 0) / 100
  const wacc = all === 0 ? re : (re * (all - debt) + rd * debt * (byIncome ? 1 - tax : 1)) / all
  const life = Number(inputs.assetLife)
  let book = 0
  let loss = 0
  let npv = 0
  const cash: number[] = []
  for (let t = 0; t <= n; t += 1) {
    let worn = 0
    for (let s = 0; s < t; s += 1) if (t - s <= life) worn += spent[s]! / life
    book += spent[t]! - worn
    const revenue = add(inputs.income, t)
    const operating = revenue - add(inputs.variableCosts, t) - add(inputs.fixedCosts, t)
    const profit = operating - worn
    let due = 0
    if (!byIncome) due = revenue * tax
    else if (profit <= 0) loss += -profit
    else {
      due = Math.max(0, profit - loss) * tax
      loss = Math.max(0, loss - profit)
    }
    let flow =
      operating -
      due -
      (add(inputs.workingCapital, t) - (t > 0 ? add(inputs.workingCapital, t - 1) : 0)) -
      spent[t]!
    if (t === n && inputs.finite)
      flow += add(inputs.workingCapital, t) + book * (1 - Number(inputs.liquidationDiscount) / 100)
    if (t === n && !inputs.finite) flow += flow / wacc
    cash.push(flow)
    npv += flow / Math.pow(1 + wacc, t)
  }
  return { wacc, npv, cash }
}

describe('a small bakery, worked by hand', () => {
  const results = resultsOf(simple)

  test('cost of capital: two thirds own money at 20 %, a third borrowed at 12 % less tax', () => {
    expect(results.wacc).toBeCloseTo((600 / 900) * 0.2 + (300 / 900) * 0.12 * 0.75, 12)
  })

  test('the first loss is carried forward', () => {
    const [, first] = results.years
    // 1000 − 300 − 200 − 180 = 320, less the start year's loss of 50, at 25%.
    expect(first!.ebit).toBe(320)
    expect(first!.operatingTax).toBe(67.5)
    expect(first!.tax).toBe((320 - 36 - 50) * 0.25)
    expect(first!.netCashFlow).toBe(500 - 67.5 - 60)
  })

  test('the last year returns the working capital and sells the assets', () => {
    expect(results.bookValue).toBe(360)
    expect(results.years.at(-1)!.liquidation).toBe(100 + 360 * 0.6)
  })

  test('the payback divides the year evenly, the profitability index is over one', () => {
    expect(results.payback.kind).toBe('PAID')
    const index = results.profitabilityIndex
    expect(index.kind === 'AT' && index.value).toBeCloseTo(1 + results.npv / results.investedNow, 12)
  })

  test('debt cover is given by year, with its lowest; without a loan there is none', () => {
    expect(results.years.map(({ dscr }) => dscr === null)).toEqual([true, false, false, false])
    expect(results.lowestDscr?.year).toBe(2027)
    expect(resultsOf({ ...simple, borrowed: 0, borrowingRate: null }).lowestDscr).toBeNull()
  })

  test('under turnover tax revenue is taxed, and interest saves no tax', () => {
    const turnover = resultsOf({ ...simple, taxSystem: 'TURNOVER' })
    expect(turnover.years.map(({ tax }) => tax)).toEqual([0, 60, 72, 84])
    expect(turnover.wacc).toBeCloseTo((600 / 900) * 0.2 + (300 / 900) * 0.12, 12)
  })

  test('without an end the last year repeats for ever, and nothing is sold', () => {
    const endless = resultsOf({ ...simple, finite: false })
    const last = endless.years.at(-1)!
    expect(last.liquidation).toBe(0)
    expect(last.terminalValue).toBeCloseTo(last.netCashFlow / endless.wacc, 9)
  })
})

describe('properties', () => {
  test('an implementation written apart agrees', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        expect(faultsOf(inputs)).toEqual([])
        const ours = resultsOf(inputs)
        const theirs = accountant(inputs)
        const size = Math.max(1, ...theirs.cash.map(Math.abs))
        expect(Math.abs(ours.wacc - theirs.wacc)).toBeLessThan(1e-12)
        for (const [t, { netCashFlow, terminalValue }] of ours.years.entries())
          expect(Math.abs(netCashFlow + terminalValue - theirs.cash[t]!) / size).toBeLessThan(1e-9)
        expect(Math.abs(ours.npv - theirs.npv) / size).toBeLessThan(1e-9)
      }),
      { numRuns: 300 },
    )
  })

  test('every figure is a number', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const bad: string[] = []
        JSON.stringify([resultsOf(inputs), tornadoOf(inputs)], (key, value: unknown) => {
          if (typeof value === 'number' && !Number.isFinite(value)) bad.push(key)
          return value
        })
        expect(bad).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  const outlay = fc.integer({ min: 1, max: 1_000_000 })
  const returns = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })

  test('after an outlay and returns the value falls with the rate', () => {
    fc.assert(
      fc.property(outlay, returns, fc.integer({ min: -50, max: 300 }), (spent, back, percents) => {
        const flows = [-spent, ...back].map((flow) => new Decimal(flow))
        const at = (rate: number) => npvOf(flows, new Decimal(rate).div(100))
        expect(at(percents + 1).lte(at(percents))).toBe(true)
      }),
    )
  })

  const anyFlows = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 2, maxLength: 31 })

  test('every internal rate of return puts the value to zero', () => {
    fc.assert(
      fc.property(anyFlows, (given) => {
        const flows = given.map((flow) => new Decimal(flow))
        const found = irrOf(flows)
        const rates = found.kind === 'ONE' ? [found.rate] : found.kind === 'SEVERAL' ? found.rates : []
        for (const rate of rates) {
          const size = npvOf(
            flows.map((flow) => flow.abs()),
            new Decimal(rate),
          )
          expect(npvOf(flows, new Decimal(rate)).abs().div(size).toNumber()).toBeLessThan(1e-9)
        }
      }),
    )
  })

  test('the internal rate of return does not depend on the unit of the amounts', () => {
    fc.assert(
      fc.property(anyFlows, fc.integer({ min: -6, max: 9 }), (given, power) => {
        const flows = given.map((flow) => new Decimal(flow))
        const scaled = flows.map((flow) => flow.times(new Decimal(10).pow(power)))
        expect(irrOf(scaled)).toEqual(irrOf(flows))
      }),
    )
  })

  test('a year without flows at the end changes nothing', () => {
    fc.assert(
      fc.property(anyFlows, fc.integer({ min: 0, max: 100 }), (given, percents) => {
        const flows = given.map((flow) => new Decimal(flow))
        const longer = [...flows, new Decimal(0)]
        const rate = new Decimal(percents).div(100)
        expect(npvOf(longer, rate).toFixed(12)).toBe(npvOf(flows, rate).toFixed(12))
        expect(irrOf(longer).kind).toBe(irrOf(flows).kind)
      }),
    )
  })

  test('two half loans cost what one costs', () => {
    fc.assert(
      fc.property(amount, percent, fc.integer({ min: 2, max: 31 }), (borrowed, rate, years) => {
        const [whole, half] = [borrowed, new Decimal(borrowed).div(2)].map((loan) =>
          debtSchedule(new Decimal(loan), new Decimal(rate).div(100), years),
        ) as [ReturnType<typeof debtSchedule>, ReturnType<typeof debtSchedule>]
        for (const [t, { interest, repayment }] of whole.entries()) {
          expect(half[t]!.interest.times(2).toFixed(12)).toBe(interest.toFixed(12))
          expect(half[t]!.repayment.times(2).toFixed(12)).toBe(repayment.toFixed(12))
        }
      }),
    )
  })
})

describe('analysis', () => {
  test('a driver at its turning value puts the net present value to zero', () => {
    const rate = modelOf(simple).wacc
    for (const { driver, factor } of breakEvensOf(simple)) {
      expect(factor, driver).not.toBeNull()
      const changed =
        driver === 'discountRate'
          ? { ...unchanged, discountRate: rate.times(factor!) }
          : { ...unchanged, discountRate: rate, [driver]: new Decimal(factor!) }
      expect(Math.abs(modelOf(simple, changed).npv.toNumber()), driver).toBeLessThan(1e-6)
    }
  })

  test('the strongest driver is first, and more revenue is worth more', () => {
    const swings = tornadoOf(simple)
    expect(swings[0]!.driver).toBe('revenue')
    const revenue = swings.find(({ driver }) => driver === 'revenue')!
    expect(revenue.low).toBeLessThan(resultsOf(simple).npv)
    expect(revenue.high).toBeGreaterThan(resultsOf(simple).npv)
  })

  test('best is better than base, worst is worse, and capital costs the same in all', () => {
    const [base, best, worst] = [
      resultsOf(simple),
      scenarioOf(simple, simple.best),
      scenarioOf(simple, simple.worst),
    ]
    expect(best.npv).toBeGreaterThan(base.npv)
    expect(worst.npv).toBeLessThan(base.npv)
    expect([best.wacc, worst.wacc]).toEqual([base.wacc, base.wacc])
  })
})

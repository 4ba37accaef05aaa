import * as fc from 'fast-check'
import { emptyInputs, type Inputs } from '../../features/calculator/domain/inputs.ts'

export const anyAmount = fc.integer({ min: 0, max: 100_000 }).map((tenths) => tenths / 10)
const row = fc.array(anyAmount, { minLength: 12, maxLength: 12 })
const rows = (max: number) =>
  fc.array(row, { maxLength: max }).map((all) => all.map((values, n) => ({ id: `i${n}`, name: 'x', values })))
export const anyPercent = fc.integer({ min: 0, max: 600 }).map((tenths) => tenths / 10)

/** Valid inputs of the calculator. */
export const anyInputs: fc.Arbitrary<Inputs> = fc
  .record({
    years: fc.integer({ min: 1, max: 11 }),
    finite: fc.boolean(),
    taxSystem: fc.constantFrom('INCOME' as const, 'TURNOVER' as const),
    incomeTaxRate: anyPercent,
    turnoverTaxRate: anyPercent,
    income: fc.tuple(
      fc.array(
        anyAmount.map((value) => value + 0.1),
        { minLength: 12, maxLength: 12 },
      ),
      rows(2),
    ),
    variableCosts: rows(2),
    fixedCosts: rows(2),
    workingCapital: rows(2),
    laterInvestments: rows(1),
    initialInvestments: anyAmount.map((value) => value + 1),
    assetLife: fc.integer({ min: 1, max: 15 }),
    liquidationDiscount: anyPercent,
    share: fc.integer({ min: 0, max: 90 }),
    borrowingRate: anyPercent,
    equityReturn: anyPercent.map((value) => value + 1),
  })
  .map(({ years, income: [first, others], share, ...given }) => ({
    ...emptyInputs(2026),
    ...given,
    name: 'x',
    completionYear: 2026 + years,
    income: [{ id: 'first', name: 'x', values: first.map((value) => Number(value.toFixed(1))) }, ...others],
    initialInvestments: Number(given.initialInvestments.toFixed(1)),
    equityReturn: Number(given.equityReturn.toFixed(1)),
    borrowed: Math.floor((given.initialInvestments * share) / 100),
  }))

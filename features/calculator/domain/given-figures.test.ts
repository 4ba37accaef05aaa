import { expect, test } from 'vitest'
import { givenValue, takes } from './given-figures.rules.ts'
import { emptyInputs, type Inputs } from './inputs.ts'
import { resultsOf } from './results.rules.ts'

const inputs: Inputs = {
  ...emptyInputs(2026),
  name: 'x',
  completionYear: 2027,
  finite: true,
  taxSystem: 'TURNOVER',
  turnoverTaxRate: 0,
  income: [{ id: 'a', name: 'Sales', values: [0, 150.5] }],
  initialInvestments: 100,
  assetLife: 1,
  equityReturn: 0,
}
const results = resultsOf(inputs)

test('an amount is given in units of the currency, a share in per cent', () => {
  expect(givenValue('npv', inputs, results)).toEqual({ amount: '50500.00', currency: 'RUB' })
  expect(givenValue('irr', inputs, results)).toBe(50.5)
  expect(givenValue('needed', { ...inputs, unit: 'USD_MIL' }, results)).toEqual({
    amount: '100000000.00',
    currency: 'USD',
  })
})

test('what is no number is not given', () => {
  expect(givenValue('dscr', inputs, results)).toBeNull()
})

test.each([
  ['npv', { type: 'MONEY' }, true],
  ['npv', { type: 'MONEY', currency: 'USD' }, false],
  ['npv', { type: 'NUMBER' }, false],
  ['irr', { type: 'PERCENT' }, true],
  ['irr', { type: 'NUMBER' }, true],
  ['payback', { type: 'PERCENT' }, false],
  ['payback', { type: 'NUMBER' }, true],
  ['payback', { type: 'STRING' }, false],
] as const)('%s in %j: %s', (figure, field, expected) => {
  expect(takes(figure, field, 'RUB_THSD')).toBe(expected)
})

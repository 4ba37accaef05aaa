import { expect, test } from 'vitest'
import { faultsOf, scenarioFaults, type Fault } from './faults.rules.ts'
import { emptyInputs, limits, yearsOf, type Inputs } from './inputs.ts'

const good: Inputs = {
  ...emptyInputs(2026),
  name: 'x',
  completionYear: 2027,
  income: [{ id: 'a', name: 'Sales', values: [1, 2] }],
  initialInvestments: 100,
  equityReturn: 20,
}

const row = (...values: Inputs['income'][number]['values']): Inputs['income'] => [
  { id: 'a', name: 'x', values },
]

test('entries that can be calculated have no fault', () => {
  expect(faultsOf(good)).toEqual([])
  expect(yearsOf(good)).toEqual([2026, 2027])
})

const field = (name: string, code: string, step: string): object => ({ field: name, code, step })

test.each<[string, Partial<Inputs>, object]>([
  ['no name', { name: ' ' }, field('name', 'REQUIRED', 'general')],
  ['a name too long', { name: 'x'.repeat(201) }, field('name', 'TOO_LONG', 'general')],
  ['an invalid email', { email: 'a@' }, field('email', 'INVALID_EMAIL', 'general')],
  ['a year too early', { startYear: 1999 }, field('startYear', 'YEAR_OUT_OF_RANGE', 'general')],
  ['half a year', { startYear: 2026.5 }, field('startYear', 'NOT_WHOLE', 'general')],
  ['a text for a year', { startYear: 'soon' }, field('startYear', 'NOT_A_NUMBER', 'general')],
  [
    'an end at the start',
    { completionYear: 2026 },
    field('completionYear', 'COMPLETION_NOT_AFTER_START', 'general'),
  ],
  ['an end too far', { completionYear: 2057 }, field('completionYear', 'TOO_MANY_YEARS', 'general')],
  ['a tax above 100 %', { incomeTaxRate: 101 }, field('incomeTaxRate', 'NOT_PERCENT', 'general')],
  ['a negative tax', { incomeTaxRate: -1 }, field('incomeTaxRate', 'NEGATIVE', 'general')],
  [
    'no rate of the tax chosen',
    { taxSystem: 'TURNOVER', turnoverTaxRate: null },
    field('turnoverTaxRate', 'REQUIRED', 'general'),
  ],
  ['no income', { income: [] }, { table: 'income', code: 'NO_ITEMS', step: 'income' }],
  ['no year with revenue', { income: row(0, 0) }, { table: 'income', code: 'NO_REVENUE', step: 'income' }],
  [
    'an empty cell',
    { income: row(1, null) },
    { table: 'income', item: 'a', year: 1, code: 'REQUIRED', step: 'income' },
  ],
  [
    'a cell that is no number',
    { income: row(1, '1,2,3') },
    { table: 'income', item: 'a', year: 1, code: 'NOT_A_NUMBER', step: 'income' },
  ],
  [
    'two digits after the point',
    { income: row(1, 1.25) },
    { table: 'income', item: 'a', year: 1, code: 'TOO_MANY_DECIMALS', step: 'income' },
  ],
  [
    '10^15',
    { income: row(1, limits.amount) },
    { table: 'income', item: 'a', year: 1, code: 'TOO_BIG', step: 'income' },
  ],
  [
    'a negative income',
    { income: row(1, -1) },
    { table: 'income', item: 'a', year: 1, code: 'NEGATIVE', step: 'income' },
  ],
  [
    'a row without a name',
    { fixedCosts: [{ id: 'b', name: '', values: [1, 1] }] },
    { table: 'fixedCosts', item: 'b', code: 'NAME_REQUIRED', step: 'costs' },
  ],
  [
    'no investments entered',
    { initialInvestments: null },
    field('initialInvestments', 'REQUIRED', 'investments'),
  ],
  ['assets without a life', { assetLife: 0 }, field('assetLife', 'LIFE_OUT_OF_RANGE', 'investments')],
  ['a loan without a rate', { borrowed: 10 }, field('borrowingRate', 'LOAN_WITHOUT_RATE', 'capital')],
  ['a negative rate', { borrowed: 10, borrowingRate: -5 }, field('borrowingRate', 'NEGATIVE', 'capital')],
  [
    'a loan above the cost',
    { borrowed: 101, borrowingRate: 5 },
    field('borrowed', 'LOAN_ABOVE_COST', 'capital'),
  ],
  [
    'a loan of the whole cost',
    { borrowed: 100, borrowingRate: 5 },
    field('borrowed', 'NO_EQUITY', 'capital'),
  ],
  [
    'no end and nothing to discount by',
    { finite: false, equityReturn: 0 },
    field('equityReturn', 'NO_DISCOUNT', 'capital'),
  ],
])('%s is reported at its place', (_name, change, expected) => {
  expect(faultsOf({ ...good, ...change })).toContainEqual(expected as Fault)
})

test('working capital may be negative: customers pay in advance', () => {
  expect(faultsOf({ ...good, workingCapital: row(-5, -10) })).toEqual([])
})

test('a loan without a rate is no fault while nothing is borrowed', () => {
  expect(faultsOf({ ...good, borrowed: 0, borrowingRate: null })).toEqual([])
})

test('values past the last year stay and need no answer', () => {
  expect(faultsOf({ ...good, income: row(1, 2, 'old') })).toEqual([])
})

test('a scenario cannot reduce an amount by more than 100 %', () => {
  const faults = scenarioFaults({ ...good, worst: { revenue: -100, costs: 10, investments: null } })
  expect(faults.map(({ code }) => code)).toEqual(['CHANGE_BELOW_ALL', 'REQUIRED'])
})

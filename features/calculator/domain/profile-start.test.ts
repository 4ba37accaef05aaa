import { expect, test } from 'vitest'
import type { ElementTree, Field } from '../../fields/domain/tree.ts'
import { inputsFromProfile, sumsOf, type ChosenSum } from './profile-start.rules.ts'

const words = (text: string) => ({ ru: text, en: text })
const field = (code: string, type: Field['type']): Field => ({
  code,
  name: words(code),
  shortName: words(''),
  description: words(''),
  help: words(''),
  type,
  required: false,
  limits: {},
})
const common = { shortName: words(''), description: words(''), help: words(''), required: false }

const tree: ElementTree = {
  sections: [
    {
      id: 'a',
      name: words('a'),
      description: words(''),
      elements: [
        { kind: 'PLAIN', ...field('requested', 'MONEY') },
        { kind: 'PLAIN', ...field('people', 'INTEGER') },
        {
          kind: 'TABLE',
          code: 'sales',
          name: words('Sales'),
          ...common,
          columns: [{ ...field('revenue', 'MONEY'), columnType: 'INPUT', total: 'SUM' } as never],
          fixedRows: [],
          rowsClosed: false,
          maxRows: 10,
        },
      ],
    },
  ],
}
const rub = (amount: string) => ({ amount, currency: 'RUB' as const })
const rows = (...sums: { amount: string; currency: 'RUB' | 'USD' }[]) => ({
  sales: sums.map((revenue) => ({ values: { revenue } })),
})

test.each([
  ['nothing filled', {}, {}, []],
  ['a field', { requested: rub('6500000.00') }, {}, [['requested', 6_500_000, 'RUB', false]]],
  ['a column is added up', {}, rows(rub('10.50'), rub('20')), [['revenue', 30.5, 'RUB', true]]],
  ['two currencies make no total', {}, rows(rub('10'), { amount: '20', currency: 'USD' }), []],
  ['zero says nothing', { requested: rub('0') }, {}, []],
  ['a number without a currency is no sum', { requested: 5, people: 7 }, {}, []],
])('sums of a profile: %s', (_what, plain, items, found) => {
  expect(
    sumsOf(tree, { plain, items }).map(({ code, amount, currency, isTotal }) => [
      code,
      amount,
      currency,
      isTotal,
    ]),
  ).toEqual(found)
})

const sum = (use: ChosenSum['use'], amount: number, currency: ChosenSum['currency'] = 'RUB'): ChosenSum => ({
  code: use,
  name: words(use),
  label: `Sum of ${use}`,
  isTotal: false,
  use,
  amount,
  currency,
})
const project = { name: 'Workshop', email: 'a@b.example', industry: 'Food' }

test('a calculation begins with the project, and its sums in thousands are in the first year of work', () => {
  const inputs = inputsFromProfile(2027, project, [
    sum('initialInvestments', 6_540_000),
    sum('income', 1_230_449),
    sum('fixedCosts', 10, 'USD'),
  ])
  expect(inputs).toMatchObject({ ...project, startYear: 2027, unit: 'RUB_THSD', initialInvestments: 6540 })
  expect(inputs.income).toEqual([{ id: 'r1', name: 'Sum of income', values: [0, 1230.4] }])
  // A calculation has one currency: the less frequent one is omitted.
  expect(inputs.fixedCosts).toEqual([])
  expect(inputs.borrowed).toBe(0)
})

test('without sums it is an empty calculation of the project', () => {
  expect(inputsFromProfile(2027, project, [])).toMatchObject({
    ...project,
    unit: 'RUB_THSD',
    income: [],
    initialInvestments: null,
  })
})

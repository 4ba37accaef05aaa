import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate, rounded } from '../domain/formula.ts'
import { column, table, tree } from '../domain/samples.ts'
import { calculatedCells, formulaCycle, formulaOrder, totalOf } from '../domain/table.rules.ts'
import { formulaProblems } from './formula-problems.ts'
import { readFormula } from './read-formula.ts'

const columns = new Set(['price', 'count', 'cost', 'sum_all'])

const rows = [
  { price: 10, count: 3, cost: null },
  { price: 0.1, count: 3, cost: 5 },
  { price: null, count: null, cost: null },
]

const result = (formula: string, at = 0) => {
  const read = readFormula(formula, columns)
  return 'expression' in read ? calculate(read.expression, { rows, at }) : read.problem
}

test.each([
  ['price * count', 0, 30],
  ['price * count', 1, 0.3],
  ['price * count', 2, 0],
  ['=price*count', 0, 30],
  ['price + cost', 0, 10],
  ['-price ^ 2', 0, 100],
  ['2 ^ 3 ^ 2', 0, 512],
  ['price / cost', 0, null],
  ['price / count', 0, 3.33],
  ['round(price / count; 1)', 0, 3.3],
  ['0,5 * price', 0, 'SYNTAX'],
  ['round(0,5 * price; 0)', 0, 5],
  ['round(price*2,2)', 0, 20],
  ['SUM(price)', 2, 10.1],
  ['average(price)', 0, 5.05],
  ['min(price) + max(count) + count(cost)', 0, 4.1],
  ['price / sum(price) * 100', 0, 99.01],
  ['previous(price) + price', 1, 10.1],
  ['previous(price)', 0, 0],
  ['price > 5 ? 1 : 2', 0, 1],
  ['price > 5 ? 1 : 2', 1, 2],
  ['price = 10', 0, 1],
  ['price <> 10', 0, 0],
  ['price +', 0, 'SYNTAX'],
  ['profit * 2', 0, 'UNKNOWN_COLUMN'],
  ['pow(price, 2)', 0, 'UNKNOWN_FUNCTION'],
  ['constructor', 0, 'UNKNOWN_COLUMN'],
  ['price.constructor', 0, 'NOT_ALLOWED'],
  ['price["constructor"]', 0, 'NOT_ALLOWED'],
  ['"text" + price', 0, 'NOT_ALLOWED'],
  ['[price]', 0, 'NOT_ALLOWED'],
  ['this', 0, 'NOT_ALLOWED'],
  ['price; count', 0, 'SYNTAX'],
  ['sum(5)', 0, 'NOT_ALLOWED'],
  ['price || count', 0, 'NOT_ALLOWED'],
] as const)('%s in row %i is %s', (formula, at, expected) => {
  expect(result(formula, at)).toBe(expected)
})

test.each([
  ['price[1]', 'NOT_ALLOWED', '[ ]'],
  ['price.count', 'NOT_ALLOWED', '.'],
  ['[1, 2]', 'NOT_ALLOWED', '[ ]'],
  ['price count', 'SYNTAX', ''],
  ['если(price)', 'UNKNOWN_FUNCTION', 'если'],
])('“%s” is refused in a person’s words', (formula, problem, at) =>
  expect(readFormula(formula, columns)).toEqual({ problem, at }),
)

describe('whatever is typed', () => {
  test('is read or refused, and runs nothing', () => {
    const pieces = fc.constantFrom(
      'price',
      'count',
      '+',
      '*',
      '/',
      '(',
      ')',
      '1',
      '.',
      '?',
      ':',
      'sum',
      '[',
      '"',
      '__proto__',
      ' ',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((all) => all.join('')),
        ),
        (formula) => {
          const read = readFormula(formula, columns)
          if ('expression' in read) {
            const number = calculate(read.expression, { rows, at: 0 })
            expect(number === null || Number.isFinite(number)).toBe(true)
          } else expect(read.problem).toBeTypeOf('string')
        },
      ),
    )
  })

  test('is not read when it is deep without end', () => {
    expect(readFormula(`${'('.repeat(150)}1${')'.repeat(150)}`, columns)).toBeDefined()
    expect(readFormula(`${'-'.repeat(120)}1`, columns)).toMatchObject({ problem: expect.any(String) })
    expect(readFormula('1+'.repeat(300) + '1', columns)).toEqual({ problem: 'TOO_LONG', at: '400' })
  })
})

test('rounds half away from zero, as a cashier does', () => {
  expect([1.005, -1.005, 2.5, 1e-9, 123456789.995].map((one) => rounded(one, 2))).toEqual([
    1.01, -1.01, 2.5, 0, 123456790,
  ])
})

describe('a table', () => {
  const read = (formula: string) => {
    const found = readFormula(formula, columns)
    if (!('expression' in found)) throw new Error(found.problem)
    return found.expression
  }

  test('calculates formulas after those they speak of', () => {
    const formulas = new Map([
      ['sum_all', read('cost + 1')],
      ['cost', read('price * count')],
    ])
    expect(formulaOrder(formulas)).toEqual(['cost', 'sum_all'])
    const items = [
      { id: '1', rowKey: null, values: { price: { amount: '2.50', currency: 'RUB' as const }, count: 4 } },
      { id: '2', rowKey: null, values: { price: null, count: 4 } },
    ]
    expect(calculatedCells(items, formulas)).toEqual([
      { cost: 10, sum_all: 11 },
      { cost: 0, sum_all: 1 },
    ])
  })

  test('shows nothing where formulas run in a cycle', () => {
    const formulas = new Map([
      ['sum_all', read('cost + 1')],
      ['cost', read('sum_all * 2')],
    ])
    expect(formulaOrder(formulas)).toBeNull()
    expect(calculatedCells([{ id: '1', rowKey: null, values: { price: 1 } }], formulas)).toEqual([
      { cost: null, sum_all: null },
    ])
  })

  test.each([
    ['itself', { cost: 'cost + 1' }, ['cost', 'cost']],
    ['itself over the whole column', { cost: 'sum(cost) * 2' }, ['cost', 'cost']],
    ['another', { cost: 'sum_all * 2', sum_all: 'cost + 1' }, ['cost', 'sum_all', 'cost']],
    [
      'the row before of one that needs it',
      { cost: 'previous(sum_all)', sum_all: 'cost' },
      ['cost', 'sum_all', 'cost'],
    ],
    ['a cycle it is not in', { cost: 'sum_all + 1', sum_all: 'sum_all + price' }, null],
    ['the same twice', { cost: 'sum_all + sum_all', sum_all: 'price' }, null],
    ['its own row before', { cost: 'previous(cost) + price' }, null],
  ])('knows the cycle of a formula that needs %s', (_what, written, cycle) => {
    const formulas = new Map(Object.entries(written).map(([code, formula]) => [code, read(formula)]))
    expect(formulaCycle(formulas, 'cost')).toEqual(cycle)
  })

  test('names each column of a cycle among the problems', () => {
    const calculated = (code: string, formula: string) =>
      column({ code, type: 'NUMBER', columnType: 'CALCULATE', formula })
    const sheet = table('sheet', [
      calculated('one', 'two'),
      calculated('two', 'one'),
      calculated('own', 'own + 1'),
    ])
    expect(formulaProblems(tree(sheet)).map(({ field, problem, at }) => `${field} ${problem} ${at}`)).toEqual(
      [
        'one FORMULA_CIRCULAR one → two → one',
        'two FORMULA_CIRCULAR two → one → two',
        'own FORMULA_CIRCULAR own → own',
      ],
    )
  })

  test('may add to its own row before', () => {
    const formulas = new Map([['sum_all', read('previous(sum_all) + price')]])
    const items = [1, 2, 3].map((price) => ({ id: String(price), rowKey: null, values: { price } }))
    expect(calculatedCells(items, formulas).map(({ sum_all }) => sum_all)).toEqual([1, 3, 6])
  })

  test('has totals of what is filled', () => {
    expect(totalOf({ total: 'SUM' }, [0.1, 0.2, null])).toBe(0.3)
    expect(totalOf({ total: 'AVERAGE' }, [1, 2, null])).toBe(1.5)
    expect(totalOf({ total: 'SUM' }, [null])).toBeNull()
    expect(totalOf({ total: 'NONE' }, [1])).toBeNull()
  })
})

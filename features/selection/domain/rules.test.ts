import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Value } from '../../fields/domain/values.ts'
import { asNumber } from './exact-points.ts'
import { assess as assessExactly, kindsFor, maxOf, ruleProblems, type Rule } from './rules.ts'

const assess = (rule: Rule, answer: Value) => {
  const { points, refused } = assessExactly(rule, answer)
  return { points: asNumber(points), refused }
}

type Scale = Extract<Rule, { kind: 'SCALE' }>
type Day = Extract<Rule, { kind: 'DAY' }>
type Choice = Extract<Rule, { kind: 'CHOICE' }>

const scale = (given: Partial<Scale> = {}): Scale => ({
  kind: 'SCALE',
  code: 'revenue',
  points: 1000,
  worst: '0',
  best: '100',
  least: null,
  most: null,
  currency: null,
  ...given,
})
const day = (given: Partial<Day> = {}): Day => ({
  kind: 'DAY',
  code: 'founded',
  points: 1000,
  worst: '2020-01-01',
  best: '2020-01-11',
  least: null,
  most: null,
  ...given,
})
const choice = (...values: [string, number, boolean?][]): Choice => ({
  kind: 'CHOICE',
  code: 'stage',
  values: values.map(([value, points, refuses = false]) => ({ value, points, refuses })),
})

describe('a number', () => {
  test.each([
    [-5, 0],
    [0, 0],
    [12.5, 125],
    [50, 500],
    [99.99, 999.9],
    [100, 1000],
    [1_000_000, 1000],
  ])('%s gets its share of ten points', (answer, points) => {
    expect(assess(scale(), answer)).toEqual({ points, refused: null })
  })

  test('may be the better the smaller it is', () => {
    const rule = scale({ worst: '40', best: '20' })
    expect([50, 40, 35, 30, 20, 10].map((answer) => assess(rule, answer).points)).toEqual([
      0, 0, 250, 500, 1000, 1000,
    ])
  })

  test('is compared with its minimum, also where it earns no points', () => {
    const rule = scale({ points: 0, worst: null, best: null, least: '10.5', most: '20' })
    expect([10.49, 10.5, 20, 20.01, null].map((answer) => assess(rule, answer).refused)).toEqual([
      'TOO_LITTLE',
      null,
      null,
      'TOO_MUCH',
      'MISSING',
    ])
  })

  test('of an empty answer earns nothing and, where nothing is demanded, excludes nobody', () => {
    expect(assess(scale(), null)).toEqual({ points: 0, refused: null })
  })

  test('never earns less for a better answer, nor more than the rule gives, and always the same', () => {
    const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.uniqueArray(cents, { minLength: 2, maxLength: 2 }),
        fc.integer({ min: 0, max: 100_000 }),
        (one, other, [worst, best], points) => {
          const rule = scale({ points, worst: String(worst! / 100), best: String(best! / 100) })
          const [low, high] = [Math.min(one, other), Math.max(one, other)]
          const [first, second] = [low, high].map((at) => assess(rule, at / 100).points)
          const [worse, better] = best! > worst! ? [first!, second!] : [second!, first!]
          expect(worse).toBeLessThanOrEqual(better)
          expect(worse).toBeGreaterThanOrEqual(0)
          expect(better).toBeLessThanOrEqual(maxOf(rule))
          expect(assess(rule, low / 100).points).toBe(first)
        },
      ),
    )
  })
})

describe('an amount of money', () => {
  const rule = scale({ currency: 'RUB', worst: '0', best: '90000000000000.99', least: '90000000000000.98' })

  test('is compared to the kopeck, however large', () => {
    expect(assess(rule, { amount: '90000000000000.97', currency: 'RUB' }).refused).toBe('TOO_LITTLE')
    expect(assess(rule, { amount: '90000000000000.98', currency: 'RUB' }).refused).toBeNull()
    expect(assess(rule, { amount: '90000000000000.99', currency: 'RUB' }).points).toBe(1000)
  })

  test('in another currency is not compared', () => {
    expect(assess(rule, { amount: '100', currency: 'USD' })).toEqual({ points: 0, refused: 'OTHER_CURRENCY' })
    expect(assess(scale({ currency: 'RUB' }), { amount: '100', currency: 'USD' })).toEqual({
      points: 0,
      refused: null,
    })
  })
})

describe('a day', () => {
  test('gets its share of the days between', () => {
    expect(['2019-12-31', '2020-01-06', '2021-01-01'].map((answer) => assess(day(), answer).points)).toEqual([
      0, 500, 1000,
    ])
  })

  test('must lie between two days', () => {
    const rule = day({ least: '2020-02-29', most: '2020-03-01' })
    expect(
      ['2020-02-28', '2020-02-29', '2020-03-01', '2020-03-02', null].map((a) => assess(rule, a).refused),
    ).toEqual(['TOO_LITTLE', null, null, 'TOO_MUCH', 'MISSING'])
  })
})

describe('a choice', () => {
  const rule = choice(['1', 300], ['2', 700], ['3', 0, true], ['true', 500])

  test('earns what its answer is worth, of several the best', () => {
    expect([[1], [1, 2], [9], [], null, true].map((answer) => assess(rule, answer).points)).toEqual([
      300, 700, 0, 0, 0, 500,
    ])
  })

  test('excludes a project when everything chosen does', () => {
    expect([[3], [3, 1], [1], null].map((answer) => assess(rule, answer).refused)).toEqual([
      'VALUE_REFUSED',
      null,
      null,
      null,
    ])
  })
})

test('any field may earn points by being answered', () => {
  const rule: Rule = { kind: 'FILLED', code: 'deck', points: 200 }
  expect([null, '', ' ', [], 'a', ['file'], false].map((answer) => assess(rule, answer).points)).toEqual([
    0, 0, 0, 0, 200, 200, 200,
  ])
})

test('a field is offered the rules that can look at it', () => {
  expect(kindsFor('MONEY')).toEqual(['SCALE', 'FILLED'])
  expect(kindsFor('DATE')).toEqual(['DAY', 'FILLED'])
  expect(kindsFor('LIST')).toEqual(['CHOICE', 'FILLED'])
  expect(kindsFor('FILE')).toEqual(['FILLED'])
})

test.each([
  [scale({ worst: null }), ['worst NEEDED']],
  [scale({ best: null }), ['best NEEDED']],
  [scale({ points: 0, worst: null, best: null }), []],
  [scale({ best: '0.00' }), ['best NOT_A_RANGE']],
  [scale({ least: '5', most: '4.99' }), ['most NOT_A_RANGE']],
  [day({ best: '2020-01-01' }), ['best NOT_A_RANGE']],
  [day({ least: '2020-02-02', most: '2020-02-01' }), ['most NOT_A_RANGE']],
  [choice(['1', 0]), ['values NEEDED']],
  [choice(['1', 0, true]), []],
  [{ kind: 'FILLED', code: 'deck', points: 0 } as const, ['points NEEDED']],
])('a rule says what is wrong with it (%#)', (rule, problems) => {
  expect(ruleProblems(rule).map(({ parameter, problem }) => `${parameter} ${problem}`)).toEqual(problems)
})

import { expect, test } from 'vitest'
import { figuresOverTime, maxFigures, type FieldChange } from './dynamics.ts'

const change = (code: string, day: number, after: unknown): FieldChange => ({
  code,
  at: `2026-05-0${day}T00:00:00Z`,
  before: null,
  after,
})

test('chosen fields come first, then those that changed most', () => {
  const figures = figuresOverTime(
    [change('quiet', 1, 1), change('busy', 1, 1), change('busy', 2, 2), change('chosen', 1, 5)],
    ['chosen'],
  )
  expect(figures.map(({ code }) => code)).toEqual(['chosen', 'busy', 'quiet'])
  expect(figures[1]!.points.map(({ value }) => value)).toEqual([1, 2])
})

test('an amount has its currency, and one in another currency is another figure', () => {
  const figures = figuresOverTime(
    [
      change('sales', 1, { amount: '10.50', currency: 'RUB' }),
      change('sales', 2, { amount: '20', currency: 'RUB' }),
      change('sales', 3, { amount: '7', currency: 'USD' }),
    ],
    [],
  )
  expect(figures.map(({ currency, points }) => [currency, points.map(({ value }) => value)])).toEqual([
    ['RUB', [10.5, 20]],
    ['USD', [7]],
  ])
})

test.each([null, 'twelve', '12', true, [1], {}, { amount: 'x', currency: 'RUB' }, Number.NaN])(
  'what is no number (%j) is no point',
  (after) => {
    expect(figuresOverTime([change('field', 1, after)], [])).toEqual([])
  },
)

test('there are no more figures than fit into the chart', () => {
  const codes = Array.from({ length: 40 }, (_, n) => `field${n}`)
  expect(
    figuresOverTime(
      codes.map((code) => change(code, 1, 1)),
      [],
    ),
  ).toHaveLength(maxFigures)
})

import { describe, expect, test } from 'vitest'
import { scoringResult } from './scoring.rules.ts'
import { standardScoring } from './standard-scoring.ts'

const group = (code: string, parameters: [code: string, weight: number, scale: number][]) => ({
  code,
  name: { ru: code, en: code },
  parameters: parameters.map(([one, weight, scale]) => ({
    code: one,
    name: { ru: one, en: one },
    weight,
    scale,
  })),
})

describe('what marks come to', () => {
  const groups = [
    group('a', [
      ['x', 3, 5],
      ['y', 1, 2],
    ]),
    group('b', [['z', 4, 10]]),
  ]

  test.each([
    [{}, 0, ['x', 'y', 'z']],
    [{ x: 5, y: 2, z: 10 }, 100, []],
    [{ x: 5 }, 37.5, ['y', 'z']],
    [{ x: 0, y: 1, z: 5 }, 31.3, []],
  ])('%j is %d', (marks, total, missing) => {
    const result = scoringResult(groups, new Map(Object.entries(marks)))
    expect(result).toMatchObject({ total, missing, assessed: 3 - missing.length, parameters: 3 })
  })

  test('each group has its own total', () => {
    const { groups: totals } = scoringResult(groups, new Map([['z', 5]]))
    expect(totals).toEqual([
      { code: 'a', total: 0 },
      { code: 'b', total: 50 },
    ])
  })

  test('a mark of a parameter that is gone counts nothing, one above a lowered scale counts as the best', () => {
    expect(scoringResult(groups, new Map([['gone', 5]])).total).toBe(0)
    expect(scoringResult(groups, new Map([['z', 99]])).total).toBe(50)
  })
})

test('the standard has 30 parameters, each with a code of its own', () => {
  const codes = standardScoring.flatMap(({ parameters }) => parameters.map(({ code }) => code))
  expect(codes).toHaveLength(30)
  expect(new Set(codes).size).toBe(30)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divide, trendSteps, usualStart } from './trend.rules.ts'

describe('a period in parts', () => {
  test('weeks begin on Monday, the first and the last are cut to the period', () => {
    expect(divide('week', { from: '2026-11-04', to: '2026-11-17' }).parts).toEqual([
      { key: '2026-11-02', from: '2026-11-04', to: '2026-11-08' },
      { key: '2026-11-09', from: '2026-11-09', to: '2026-11-15' },
      { key: '2026-11-16', from: '2026-11-16', to: '2026-11-17' },
    ])
  })

  test('months have their days, in a leap year too', () => {
    expect(divide('month', { from: '2028-01-31', to: '2028-03-01' }).parts).toEqual([
      { key: '2028-01-01', from: '2028-01-31', to: '2028-01-31' },
      { key: '2028-02-01', from: '2028-02-01', to: '2028-02-29' },
      { key: '2028-03-01', from: '2028-03-01', to: '2028-03-01' },
    ])
  })

  test('one day is one part', () => {
    expect(divide('week', { from: '2026-11-23', to: '2026-11-23' })).toEqual({
      step: 'week',
      parts: [{ key: '2026-11-23', from: '2026-11-23', to: '2026-11-23' }],
    })
  })

  test.each([
    ['2021-01-01', 'quarter'],
    ['2025-09-01', 'month'],
    ['1990-01-01', 'year'],
  ])('from %s on weeks are too many: %s', (from, step) => {
    expect(divide('week', { from, to: '2026-11-23' }).step).toBe(step === 'quarter' ? 'quarter' : step)
  })

  test('any period is covered day by day by at most sixty parts, or ends in its last sixty years', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((value) => value.toISOString().slice(0, 10))
    fc.assert(
      fc.property(days, days, fc.constantFrom(...trendSteps), (one, other, wantedStep) => {
        const [from, to] = one < other ? [one, other] : [other, one]
        const { step, parts } = divide(wantedStep, { from, to })
        expect(parts.length).toBeLessThanOrEqual(60)
        expect(parts.at(-1)!.to).toBe(to)
        if (step !== 'year') expect(parts[0]!.from).toBe(from)
        for (const [n, part] of parts.entries()) {
          expect(part.from <= part.to && part.key <= part.from).toBe(true)
          const next = parts[n + 1]
          if (next) expect(Date.parse(next.from) - Date.parse(part.to)).toBe(86_400_000)
        }
      }),
    )
  })
})

test('without a period: twelve weeks, or twelve months', () => {
  for (const [step, count] of [
    ['week', 12],
    ['month', 12],
  ] as const) {
    const from = usualStart(step, '2026-11-23')
    expect(divide(step, { from, to: '2026-11-23' }).parts).toHaveLength(count)
  }
})

test('nobody is shown days before those that have data', () => {
  for (const step of trendSteps) expect(usualStart(step, '1000-01-01')).toBe('1000-01-01')
})

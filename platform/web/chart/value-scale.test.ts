import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownLabels, valueScale } from './value-scale.ts'

test.each([
  [[], [0, 1]],
  [[0], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [[17], [0, 5, 10, 15, 20]],
  [[1234], [0, 500, 1000, 1500]],
  [[0.4], [0, 0.1, 0.2, 0.3, 0.4]],
  [
    [-90, 40],
    [-100, -50, 0, 50],
  ],
])('an axis for %j', (values, ticks) => {
  expect(valueScale(values, [0, 100]).ticks).toEqual(ticks)
})

test('an axis covers zero and all values between its first and last tick', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { maxLength: 8 }), (values) => {
      const { scale, ticks } = valueScale(values, [0, 500])
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values))
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values))
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThanOrEqual(8)
      expect(ticks.every(Number.isInteger)).toBe(true)
      for (const value of values) {
        expect(scale(value)).toBeGreaterThanOrEqual(0)
        expect(scale(value)).toBeLessThanOrEqual(500)
      }
    }),
  )
})

test('labels do not overlap, and the last one is shown', () => {
  expect([...shownLabels(4, 400, 80)]).toEqual([0, 1, 2, 3])
  expect([...shownLabels(5, 160, 80)]).toEqual([1, 4])
  expect([...shownLabels(1, 10, 80)]).toEqual([0])
})

import { expect, test } from 'vitest'
import { scaleOf, ticksOver } from './chart-scale.ts'

test.each([
  [
    [0, 0],
    [0, 0.5, 1],
  ],
  [
    [-900, 432, 600],
    [-1000, -500, 0, 500, 1000],
  ],
  [
    [3, 7],
    [0, 2, 4, 6, 8],
  ],
  [[-5], [-6, -4, -2, 0]],
])('%j lie between round numbers with zero among them', (values, expected) => {
  const ticks = ticksOver(values)
  expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values))
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values))
  expect(ticks.map((tick) => tick || 0)).toContain(0)
  if (expected.length > 3) expect(ticks.map((tick) => tick || 0)).toEqual(expected)
})

test('a value has its place on the line', () => {
  expect(scaleOf([-10, 0, 10], 100)(5)).toBe(75)
})

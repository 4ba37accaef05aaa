import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownLabels, ticksUpTo } from './ticks.ts'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [17, [0, 5, 10, 15, 20]],
  [100, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
])('an axis up to %i', (largest, ticks) => {
  expect(ticksUpTo(largest)).toEqual(ticks)
})

test('an axis reaches the largest value in few whole steps', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (largest) => {
      const ticks = ticksUpTo(largest)
      expect(ticks.at(-1)!).toBeGreaterThanOrEqual(largest)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }),
  )
})

test('labels leave each other room, and the last one stands', () => {
  expect([...shownLabels(4, 400, 80)]).toEqual([0, 1, 2, 3])
  expect([...shownLabels(5, 160, 80)]).toEqual([1, 4])
  expect([...shownLabels(1, 10, 80)]).toEqual([0])
})

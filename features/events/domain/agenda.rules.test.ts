import { expect, test } from 'vitest'
import { firstBeyond, timesOf } from './agenda.rules.ts'
import { minutesOf } from './clock.rules.ts'

const agenda = [10, 20, 30].map((minutes) => ({ title: 'Питч', minutes }))

test.each([
  [60, null],
  [59, 2],
  [29, 1],
  [9, 0],
])('in an event of %i minutes the first pitch beyond its end is %s', (minutes, first) => {
  expect(firstBeyond(agenda, minutes)).toBe(first)
})

test('an event that goes on to the next day is as long as the clock says', () => {
  expect(minutesOf({ day: '2026-12-03', start: '23:00', endDay: '2026-12-04', end: '01:30' })).toBe(150)
})

test('an event that moves takes its agenda along', () => {
  const startOf = (at: number) => timesOf(agenda, at).map(({ from }) => from - at)
  expect(startOf(0)).toEqual([0, 600_000, 1_800_000])
  expect(startOf(86_400_000)).toEqual(startOf(0))
})

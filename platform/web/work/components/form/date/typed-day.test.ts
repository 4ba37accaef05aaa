import { expect, test } from 'vitest'
import { dayFromTyped } from './typed-day.ts'

test.each([
  ['24.11.2026', '2026-11-24'],
  ['4.1.2026', '2026-01-04'],
  ['2026/11/24', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  [' 24/11/2026 ', '2026-11-24'],
  ['', null],
  ['30.02.2026', undefined],
  ['24.11.26', undefined],
  ['24.11.', undefined],
  ['завтра', undefined],
])('%s is %s', (typed, day) => {
  expect(dayFromTyped(typed)).toBe(day)
})

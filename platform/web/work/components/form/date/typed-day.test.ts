import { expect, test } from 'vitest'
import { dayFromTyped, dayOfLeftField } from './typed-day.ts'

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

test.each([
  ['1.2.26', '2026-02-01'],
  ['март 2025', '2025-03-01'],
  ['', null],
  ['31.12.0026', undefined],
  ['03/04/2025', undefined],
])('once the field is left, %s is %s', (typed, day) => expect(dayOfLeftField(typed)).toBe(day))

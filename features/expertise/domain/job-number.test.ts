import { expect, test } from 'vitest'
import { shownNumber, typedJobNumbers } from './job-number.ts'

test.each([
  ['E-000042', { from: 42, to: 42 }],
  ['e-42', { from: 42, to: 42 }],
  ['E1234567', { from: 1_234_567, to: 1_234_567 }],
  ['E-0000', { from: 0, to: 99 }],
  ['E-0', { from: 0, to: 99_999 }],
  ['42', null],
  ['Enel', null],
])('%s', (typed, numbers) => {
  expect(typedJobNumbers(typed)).toEqual(numbers)
})

test('a number that is shown without a break is found as it was copied', () => {
  expect(typedJobNumbers(shownNumber('E-000042'))).toEqual({ from: 42, to: 42 })
})

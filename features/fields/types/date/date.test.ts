import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFieldValue } from '../../domain/pasted-text.rules.ts'
import { field } from '../../domain/samples.ts'
import { valueProblem } from '../../domain/validate-value.ts'

const founded = field({ code: 'founded', type: 'DATE', limits: { past: true } })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2021-05-01', null],
  ['2026-11-29', null],
  // Already the thirtieth in Kamchatka and Kiribati.
  ['2026-11-30', null],
  ['2026-12-01', 'DATE_IN_FUTURE'],
  ['2199-01-01', 'DATE_IN_FUTURE'],
])('a day that must have come: %s is %s', (day, problem) => {
  expect(valueProblem(founded, day)).toBe(problem)
})

test('a date without the limit may be in the future', () => {
  expect(valueProblem(field({ code: 'due', type: 'DATE' }), '2199-01-01')).toBeNull()
})

test('typed, pasted and imported texts obey the same rule', () => {
  expect(readFieldValue(founded, '01.02.2031')).toEqual({ fault: 'DATE_IN_FUTURE' })
  expect(readFieldValue(founded, 'март 2020')).toEqual({ value: '2020-03-01', assumed: true })
})

test('of a year alone the day that has not come is no choice', () => {
  expect(readFieldValue(founded, '2026')).toEqual({ value: '2026-01-01', assumed: true })
  expect(readFieldValue(founded, '2021')).toEqual({ ambiguous: ['2021-01-01', '2021-12-31'] })
})

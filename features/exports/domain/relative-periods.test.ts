import { expect, test } from 'vitest'
import { periodOn, relativePeriods, type RelativePeriod } from './relative-periods.ts'

test.each<[RelativePeriod, today: string, from: string, to: string]>([
  ['THIS_WEEK', '2026-11-30', '2026-11-30', '2026-11-30'],
  ['THIS_WEEK', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['LAST_7_DAYS', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['LAST_30_DAYS', '2028-03-01', '2028-02-01', '2028-03-01'],
  ['THIS_MONTH', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['LAST_MONTH', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['LAST_MONTH', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['THIS_QUARTER', '2026-06-30', '2026-04-01', '2026-06-30'],
  ['THIS_QUARTER', '2026-10-01', '2026-10-01', '2026-10-01'],
  ['THIS_YEAR', '2026-12-31', '2026-01-01', '2026-12-31'],
])('%s on %s is from %s to %s', (period, today, from, to) => {
  expect(periodOn(period, today)).toEqual({ from, to })
})

test.each(relativePeriods)('%s begins before it ends, on every day of a leap year', (period) => {
  for (let day = 0; day < 366; day += 1) {
    const today = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10)
    const { from, to } = periodOn(period, today)
    expect(from <= to && to <= today, today).toBe(true)
  }
})

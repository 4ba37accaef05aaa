import { expect, test } from 'vitest'
import { comparedPeriods } from './period.rules.ts'

test.each([
  [
    'ten days',
    { from: '2026-03-11', to: '2026-03-20' },
    ['2026-03-11', '2026-03-20', '2026-03-01', '2026-03-10'],
  ],
  ['until today', { from: '2026-11-29' }, ['2026-11-29', '2026-11-30', '2026-11-27', '2026-11-28']],
  // Days to come are compared with nothing.
  [
    'an end to come',
    { from: '2026-11-01', to: '2026-12-31' },
    ['2026-11-01', '2026-11-30', '2026-10-02', '2026-10-31'],
  ],
  ['only an end to come', { to: '2026-12-31' }, ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30']],
  // Today is the last day of a month, which is not over.
  ['no period', {}, ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30']],
  [
    'an end on the last day of a month',
    { to: '2026-04-30' },
    ['2026-04-01', '2026-04-30', '2026-03-01', '2026-03-31'],
  ],
  ['only an end', { to: '2026-03-15' }, ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31']],
  ['an end in January', { to: '2026-01-30' }, ['2025-12-01', '2025-12-31', '2025-11-01', '2025-11-30']],
] as const)('%s', (_name, period, [from, to, earlierFrom, earlierTo]) => {
  expect(comparedPeriods(period, '2026-11-30')).toEqual({
    recent: { from, to },
    earlier: { from: earlierFrom, to: earlierTo },
  })
})

test.each([
  ['that has not begun', { from: '2026-12-05' }],
  ['before which there are no years', { from: '1000-01-01', to: '1999-12-31' }],
])('a period %s is compared with nothing', (_name, period) => {
  expect(comparedPeriods(period, '2026-11-30')).toBeNull()
})

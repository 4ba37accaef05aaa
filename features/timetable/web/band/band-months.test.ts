import { expect, test } from 'vitest'
import { monthsOf, placeIn, windowOf } from './band-months.ts'

test('a calendar begins a little before today, or where its address says', () => {
  expect(windowOf(undefined, 'quarter', '2026-11-23')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(windowOf(undefined, 'year', '2026-02-10')).toEqual({ from: '2025-11-01', to: '2026-10-31' })
  expect(windowOf('2028-02', 'quarter', '2026-11-23')).toEqual({ from: '2028-02-01', to: '2028-04-30' })
  expect(windowOf('2028-13', 'quarter', '2026-11-23').from).toBe('2026-10-01')
})

test('its axis has every month once, over the end of a year', () => {
  expect(monthsOf({ from: '2027-11-01', to: '2028-02-29' })).toEqual([
    '2027-11-01',
    '2027-12-01',
    '2028-01-01',
    '2028-02-01',
  ])
})

test('a stream is drawn at its days, cut at the edges; of 100 days each is one per cent', () => {
  const window = { from: '2026-01-01', to: '2026-04-10' }
  expect(placeIn(window, { from: '2026-01-11', to: '2026-01-20' })).toEqual({ start: 10, width: 10 })
  expect(placeIn(window, { from: '2025-12-01', to: '2026-01-01' })).toEqual({ start: 0, width: 1 })
  expect(placeIn(window, { from: '2026-04-10', to: '2026-12-31' })).toEqual({ start: 99, width: 1 })
  expect(placeIn(window, { from: '2026-04-11', to: '2026-04-12' })).toBeNull()
  expect(placeIn(window, { from: '2025-04-11', to: '2025-12-31' })).toBeNull()
})

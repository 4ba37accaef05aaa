import { describe, expect, test } from 'vitest'
import { leavingOf, leavingRefusal } from './leaving.rules.ts'
import { nextStream } from './next-stream.rules.ts'

const plan = (name: string, from: string, to: string) => ({ name, from, to })

describe('the next stream', () => {
  test('of none is not guessed', () => {
    expect(nextStream([], '2026-01-01')).toBeNull()
  })

  test.each([
    [
      'as long as the last one, behind it',
      [plan('Набор 7', '2026-02-02', '2026-02-15')],
      '2026-02-10',
      plan('Набор 8', '2026-02-16', '2026-03-01'),
    ],
    [
      'after the same pause as before',
      [plan('B', '2026-03-01', '2026-03-10'), plan('A', '2026-02-01', '2026-02-19')],
      '2026-03-05',
      plan('B', '2026-03-20', '2026-03-29'),
    ],
    [
      'not in the past',
      [plan('Stream 1', '2025-02-03', '2025-02-12')],
      '2026-06-15',
      plan('Stream 2', '2026-06-16', '2026-06-25'),
    ],
    [
      'of a whole month, and the year in the name',
      [plan('December 2027', '2027-12-01', '2027-12-31')],
      '2027-12-10',
      plan('December 2028', '2028-01-01', '2028-01-31'),
    ],
    [
      'of a February with 29 days',
      [plan('January', '2028-01-01', '2028-01-31')],
      '2028-01-10',
      plan('January', '2028-02-01', '2028-02-29'),
    ],
    [
      'after a February with 29 days',
      [plan('Февраль', '2028-02-01', '2028-02-29')],
      '2028-02-29',
      plan('Февраль', '2028-03-01', '2028-03-31'),
    ],
    [
      'of quarters, every other one',
      [plan('Q3', '2026-07-01', '2026-09-30'), plan('Q1', '2026-01-01', '2026-03-31')],
      '2026-08-01',
      plan('Q4', '2027-01-01', '2027-03-31'),
    ],
    [
      'of whole months, long after the last one',
      [plan('Осень', '2025-09-01', '2025-10-31')],
      '2026-11-23',
      plan('Осень', '2026-12-01', '2027-01-31'),
    ],
    [
      'through a change of clocks, day by day',
      [plan('Неделя', '2026-03-22', '2026-03-28')],
      '2026-03-25',
      plan('Неделя', '2026-03-29', '2026-04-04'),
    ],
    [
      'over 29 February, day by day',
      [plan('Sprint', '2028-02-15', '2028-02-22')],
      '2028-02-20',
      plan('Sprint', '2028-02-23', '2028-03-01'),
    ],
  ])('%s', (_what, all, today, next) => {
    expect(nextStream(all, today)).toEqual(next)
  })
})

describe('a schedule that a track leaves', () => {
  const stream = (id: number, from: string, to: string, requestsCount = 0) => ({
    id,
    from,
    to,
    requestsCount,
  })
  const over = stream(1, '2026-01-01', '2026-01-31', 4)
  const active = stream(2, '2026-03-10', '2026-03-20', 7)
  const planned = stream(3, '2026-05-01', '2026-05-31')
  const later = stream(4, '2026-07-01', '2026-07-31')

  test('ends today where it runs, and what is planned goes', () => {
    expect(leavingOf([over, active, planned, later], '2026-03-15', false)).toEqual({
      ends: active,
      deletes: [planned, later],
    })
  })

  test('stays as it is while others follow it', () => {
    expect(leavingOf([over, active, planned], '2026-03-15', true)).toEqual({ ends: null, deletes: [] })
  })

  test('whose stream ends today anyway keeps it', () => {
    expect(leavingOf([active], '2026-03-20', false)).toEqual({ ends: null, deletes: [] })
  })

  test('is not left while something planned has applications', () => {
    expect(leavingRefusal({ ends: active, deletes: [planned] })).toBeNull()
    expect(leavingRefusal({ ends: null, deletes: [{ ...planned, requestsCount: 1 }] })).toBe(
      'STREAM_HAS_REQUESTS',
    )
  })
})

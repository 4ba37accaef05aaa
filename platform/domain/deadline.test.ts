import { describe, expect, test } from 'vitest'
import { dayIn, daysUntil, deadlineDistance, instantDistance } from './deadline.ts'

const far = (day: string, endsAt: string, timeZone: string, now: string): string => {
  const { unit, count } = deadlineDistance({ day, endsAt, timeZone }, Date.parse(now))
  return `${count} ${unit}`
}

describe('the distance of a deadline', () => {
  test.each([
    ['2026-11-28T10:00:00Z', '3 day'],
    ['2026-11-30T16:59:59Z', '1 day'],
    ['2026-11-30T17:00:00Z', '24 hour'],
    ['2026-12-01T16:30:00Z', '30 minute'],
    ['2026-12-01T17:00:00Z', '-1 day'],
    ['2026-12-01T19:00:00Z', '-1 day'],
    ['2026-12-02T16:59:59Z', '-1 day'],
    ['2026-12-02T17:00:00Z', '-2 day'],
  ])('in Novosibirsk at %s is %s', (now, distance) => {
    expect(far('2026-12-01', '2026-12-01T17:00:00Z', 'Asia/Novosibirsk', now)).toBe(distance)
  })

  // Berlin: 29 March 2026 has 23 hours, 25 October 25.
  test.each([
    ['2026-03-29', '2026-03-29T22:00:00Z', '2026-03-27T22:30:00Z', '2 day'],
    ['2026-03-29', '2026-03-29T22:00:00Z', '2026-03-28T22:59:59Z', '1 day'],
    ['2026-03-29', '2026-03-29T22:00:00Z', '2026-03-28T23:00:00Z', '23 hour'],
    ['2026-10-25', '2026-10-25T23:00:00Z', '2026-10-23T22:30:00Z', '1 day'],
    ['2026-10-25', '2026-10-25T23:00:00Z', '2026-10-24T21:59:59Z', '1 day'],
    ['2026-10-25', '2026-10-25T23:00:00Z', '2026-10-24T22:00:00Z', '25 hour'],
    ['2026-10-24', '2026-10-24T22:00:00Z', '2026-10-25T22:30:00Z', '-1 day'],
    ['2026-10-24', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', '-2 day'],
  ])('to %s in Berlin (%s), at %s, is %s: days are those of the calendar', (day, endsAt, now, distance) => {
    expect(far(day, endsAt, 'Europe/Berlin', now)).toBe(distance)
  })

  test.each([
    ['2028-02-27T12:00:00Z', '2 day'],
    ['2028-02-28T23:30:00Z', '1 day'],
    ['2028-03-01T12:00:00Z', '-1 day'],
    ['2028-03-02T12:00:00Z', '-2 day'],
  ])('to 29 February at %s is %s', (now, distance) => {
    expect(far('2028-02-29', '2028-03-01T00:00:00Z', 'UTC', now)).toBe(distance)
  })
})

test('days are counted in the zone', () => {
  const now = Date.parse('2028-02-28T20:00:00Z')
  expect(dayIn('Asia/Tokyo', now)).toBe('2028-02-29')
  expect(daysUntil('2028-03-01', now, 'Asia/Tokyo')).toBe(1)
  expect(daysUntil('2028-03-01', now, 'America/New_York')).toBe(2)
  expect(daysUntil('2028-02-27', now, 'America/New_York')).toBe(-1)
})

test('what was due by the 15th is 14 days overdue all through the 29th', () => {
  for (const now of ['2026-11-28T21:00:00Z', '2026-11-29T12:00:00Z', '2026-11-29T20:59:59Z'])
    expect(far('2026-11-15', '2026-11-15T21:00:00Z', 'Europe/Moscow', now)).toBe('-14 day')
})

test.each([
  ['2026-11-15T20:30:00Z', '2026-11-29T20:00:00Z', '-14 day'],
  ['2026-11-15T21:30:00Z', '2026-11-29T20:00:00Z', '-13 day'],
  ['2026-11-29T10:00:00Z', '2026-11-29T20:00:00Z', '-10 hour'],
  ['2026-11-29T22:00:00Z', '2026-11-29T20:00:00Z', '2 hour'],
  ['2026-12-01T20:30:00Z', '2026-11-29T20:00:00Z', '2 day'],
  ['2026-12-01T21:30:00Z', '2026-11-29T20:00:00Z', '3 day'],
])('the instant %s at %s is %s: days are those of the reader’s calendar', (at, now, distance) => {
  const { unit, count } = instantDistance(Date.parse(at), Date.parse(now), 'Europe/Moscow')
  expect(`${count} ${unit}`).toBe(distance)
})

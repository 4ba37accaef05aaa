import { expect, test } from 'vitest'
import { isTimeZone, timeZones } from './time-zones.ts'

test('every zone that can be chosen is one', () => {
  expect(timeZones.length).toBeGreaterThan(300)
  expect(timeZones.filter((zone) => !isTimeZone(zone))).toEqual([])
})

test.each(['Europe/Moscow', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'UTC', 'Etc/GMT-3'])(
  '%s is a zone',
  (zone) => {
    expect(isTimeZone(zone)).toBe(true)
  },
)

test.each([
  '',
  '+03:00',
  '-03',
  'Mars/Olympus',
  'Europe',
  "Europe/Moscow'",
  'MSK+3',
  '../etc/localtime',
  'US/Pacific-New',
  'SystemV/EST5',
])('"%s" is none', (zone) => {
  expect(isTimeZone(zone)).toBe(false)
})

test('a short name is none: browsers and the database do not mean the same by it', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const short = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))
  expect(short.filter(isTimeZone)).toEqual(['UTC'])
})

import { expect, test } from 'vitest'
import { isTimeZone, timeZones } from './time-zones.ts'

test('every zone that can be chosen is one', () => {
  expect(timeZones.length).toBeGreaterThan(300)
  expect(timeZones.filter((zone) => !isTimeZone(zone))).toEqual([])
})

test.each(['Europe/Moscow', 'Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'UTC'])(
  '%s is a zone',
  (zone) => {
    expect(isTimeZone(zone)).toBe(true)
  },
)

test.each(['', '+03:00', '-03', 'Mars/Olympus', 'Europe', "Europe/Moscow'", 'MSK+3', '../etc/localtime'])(
  '"%s" is none',
  (zone) => {
    expect(isTimeZone(zone)).toBe(false)
  },
)

import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { clockText, vtimezone } from './vtimezone.ts'
import { changesBetween, clockAt } from './zone-clock.ts'

const year = Date.parse('2027-01-01T00:00:00Z')
const length = 365 * 86_400_000

/** How a calendar program reads a wall clock in the zone, by the description alone. */
const readBy = (zone: string, clock: string): string => {
  const calendar = [
    'BEGIN:VCALENDAR',
    vtimezone(zone, year - length, year + 2 * length),
    'END:VCALENDAR',
  ].join('\r\n')
  const component = new ICAL.Component(ICAL.parse(calendar) as string)
  const described = new ICAL.Timezone(component.getFirstSubcomponent('vtimezone')!)
  const time = ICAL.Time.fromDateTimeString(clock)
  time.zone = described
  return time.toJSDate().toISOString()
}

describe('a description of a zone', () => {
  test.each([
    // The hour before and after the spring change, and the two that the autumn change repeats stay apart by their instant.
    ['Europe/Berlin', '2027-03-28T01:30:00', '2027-03-28T00:30:00.000Z'],
    ['Europe/Berlin', '2027-03-28T03:30:00', '2027-03-28T01:30:00.000Z'],
    ['Europe/Berlin', '2027-10-31T01:30:00', '2027-10-30T23:30:00.000Z'],
    ['Europe/Berlin', '2027-10-31T03:30:00', '2027-10-31T02:30:00.000Z'],
    ['America/New_York', '2027-03-14T03:30:00', '2027-03-14T07:30:00.000Z'],
    ['America/New_York', '2027-11-07T03:00:00', '2027-11-07T08:00:00.000Z'],
    // South of the equator summer is in winter, by half an hour on Lord Howe.
    ['Australia/Lord_Howe', '2027-01-15T12:00:00', '2027-01-15T01:00:00.000Z'],
    ['Australia/Lord_Howe', '2027-07-15T12:00:00', '2027-07-15T01:30:00.000Z'],
    // Zones without a summer.
    ['Europe/Moscow', '2027-07-15T12:00:00', '2027-07-15T09:00:00.000Z'],
    ['Asia/Kathmandu', '2027-01-15T12:00:00', '2027-01-15T06:15:00.000Z'],
    ['Etc/GMT-3', '2027-01-15T12:00:00', '2027-01-15T09:00:00.000Z'],
  ])('%s: %s is %s', (zone, clock, instant) => {
    expect(readBy(zone, clock)).toBe(instant)
    expect(clockText(clockAt(zone, Date.parse(instant)))).toBe(clock.replace(/[-:]/g, ''))
  })

  test('has two changes a year where there is a summer, and none where there is none', () => {
    expect(
      changesBetween('Europe/Berlin', year, year + length).map(({ at }) => new Date(at).toISOString()),
    ).toEqual(['2027-03-28T01:00:00.000Z', '2027-10-31T01:00:00.000Z'])
    expect(changesBetween('Europe/Moscow', year, year + length)).toEqual([])
  })
})

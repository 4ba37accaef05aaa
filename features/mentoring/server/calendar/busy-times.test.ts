import { describe, expect, test } from 'vitest'
import { readBusyTimes } from './busy-times.ts'
import { readInThread } from './read-in-thread.ts'

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${lines[0]}@test`,
  'DTSTAMP:20260101T000000Z',
  ...lines,
  'END:VEVENT',
]

const read = async (
  text: string,
  zone = 'Europe/Berlin',
  from = '2026-03-01T00:00:00Z',
  to = '2026-12-01T00:00:00Z',
) =>
  (await readBusyTimes({ text, from, to, zone })).busy?.map(({ startsAt, endsAt }) => [
    startsAt.slice(0, 16),
    endsAt.slice(0, 16),
  ])

describe('busy times', () => {
  test('are those of events in UTC; free, cancelled and past ones are left out', async () => {
    const at = ['DTSTART:20260405T100000Z', 'DTEND:20260405T110000Z']
    expect(
      await read(
        calendar(
          ...event(...at),
          ...event(...at, 'TRANSP:TRANSPARENT'),
          ...event(...at, 'STATUS:CANCELLED'),
          ...event('DTSTART:20250405T100000Z', 'DTEND:20250405T110000Z'),
        ),
      ),
    ).toEqual([['2026-04-05T10:00', '2026-04-05T11:00']])
  })

  test('end with the span that was requested, whatever year the calendar names', async () => {
    for (const end of ['99991231T235959Z', '20300101T000000Z'])
      expect(await read(calendar(...event('DTSTART:19700101T000000Z', `DTEND:${end}`))), end).toEqual([
        ['2026-03-01T00:00', '2026-12-01T00:00'],
      ])
  })

  test('of a weekly series go by the clock of its zone, across both summer-time changes, without exceptions', async () => {
    const busy = await read(
      calendar(
        ...event(
          'DTSTART;TZID=Europe/Berlin:20260322T090000',
          'DTEND;TZID=Europe/Berlin:20260322T100000',
          'RRULE:FREQ=WEEKLY;COUNT=3',
          'EXDATE;TZID=Europe/Berlin:20260405T090000',
        ),
        ...event('DTSTART;TZID=Europe/Berlin:20261018T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ),
    )
    expect(busy?.map(([from]) => from)).toEqual([
      '2026-03-22T08:00',
      '2026-03-29T07:00',
      '2026-10-18T07:00',
      '2026-10-25T08:00',
    ])
  })

  test('of a whole day go by the mentor’s clock, also where the day has 23 hours', async () => {
    expect(
      await read(calendar(...event('DTSTART;VALUE=DATE:20260329', 'DTEND;VALUE=DATE:20260330'))),
    ).toEqual([['2026-03-28T23:00', '2026-03-29T22:00']])
  })

  test('of a moved occurrence are where it was moved to', async () => {
    const series = ['UID:s@test', 'DTSTAMP:20260101T000000Z']
    expect(
      await read(
        calendar(
          'BEGIN:VEVENT',
          ...series,
          'DTSTART:20260406T100000Z',
          'DTEND:20260406T110000Z',
          'RRULE:FREQ=DAILY;COUNT=2',
          'END:VEVENT',
          'BEGIN:VEVENT',
          ...series,
          'RECURRENCE-ID:20260407T100000Z',
          'DTSTART:20260407T150000Z',
          'DTEND:20260407T160000Z',
          'END:VEVENT',
        ),
      ),
    ).toEqual([
      ['2026-04-06T10:00', '2026-04-06T11:00'],
      ['2026-04-07T15:00', '2026-04-07T16:00'],
    ])
  })

  test('are the periods of a free-busy answer', async () => {
    expect(
      await read(
        calendar(
          'BEGIN:VFREEBUSY',
          'UID:f@test',
          'DTSTAMP:20260101T000000Z',
          'FREEBUSY:20260406T100000Z/PT2H',
          'FREEBUSY;FBTYPE=FREE:20260407T100000Z/PT2H',
          'END:VFREEBUSY',
        ),
      ),
    ).toEqual([['2026-04-06T10:00', '2026-04-06T12:00']])
  })

  test('of what is no calendar there are none, and one broken event hides no other', async () => {
    for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR'])
      expect(
        (await readBusyTimes({ text, from: '2026-01-01', to: '2026-02-01', zone: 'UTC' })).busy ?? null,
        text,
      ).toBeNull()
    expect(
      await read(
        calendar(
          ...event('DTSTART:not-a-time', 'DTEND:20260405T110000Z'),
          ...event('DTSTART:20260405T100000Z', 'DTEND:20260405T110000Z'),
        ),
      ),
    ).toEqual([['2026-04-05T10:00', '2026-04-05T11:00']])
  })

  test('that repeat each second without end are read in time, and no more than fit', async () => {
    const text = calendar(
      ...event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
      ...event('DTSTART:20260405T100000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
      ...event('DTSTART:20260101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    )
    const busy = await readInThread('somebody', {
      text,
      from: '2026-03-01T00:00:00Z',
      to: '2026-12-01T00:00:00Z',
      zone: 'UTC',
    })
    // A series that never ends makes the calendar unreadable, or is cut; the portal goes on either way.
    expect(busy === null || busy.length <= 2000).toBe(true)
  }, 20_000)
})

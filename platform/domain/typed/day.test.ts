import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCalendarDay, readDay } from './day.ts'

test.each([
  ['24.11.2026', '2026-11-24'],
  ['4.1.2026', '2026-01-04'],
  ['24.11.2026 г.', '2026-11-24'],
  ['2026/11/24', '2026-11-24'],
  ['2026-11-24T00:00:00', '2026-11-24'],
  ['2026-11-24 10:30', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['11/24/2026', '2026-11-24'],
  ['04/04/2025', '2025-04-04'],
  ['3 марта 2025 г.', '2025-03-03'],
  ['3  мая 2025', '2025-05-03'],
  ['March 3, 2025', '2025-03-03'],
  ['March 3rd 2025', '2025-03-03'],
  ['3 Mar 2025', '2025-03-03'],
])('“%s” is %s', (text, value) => expect(readDay(text)).toEqual({ value }))

test.each([
  ['3.3.23', '2023-03-03'],
  ['1.2.26', '2026-02-01'],
  ['1.2.98', '1998-02-01'],
  ['3-Mar-25', '2025-03-03'],
  ['март 2025', '2025-03-01'],
  ['Март 2025 г.', '2025-03-01'],
  ['Sept. 2025', '2025-09-01'],
  ['авг.2024', '2024-08-01'],
  ['IV кв. 2024', '2024-10-01'],
  ['4-й квартал 2024 г.', '2024-10-01'],
  ['2 кв 2024', '2024-04-01'],
  ['Q1 2025', '2025-01-01'],
  ['2025 Q3', '2025-07-01'],
  ['03.2025', '2025-03-01'],
  ['2021-06', '2021-06-01'],
  ['2021/6', '2021-06-01'],
  ['45292', '2024-01-01'],
  ['45292.5', '2024-01-01'],
])('“%s” is taken for %s, which is shown', (text, value) =>
  expect(readDay(text)).toEqual({ value, assumed: true }),
)

test('a day between slashes may be read in two orders, unless one is settled', () => {
  expect(readDay('03/04/2025')).toEqual({ ambiguous: ['2025-04-03', '2025-03-04'] })
  expect(readDay('03/04/2025', { dayOrder: 'DAY_FIRST' })).toEqual({ value: '2025-04-03' })
  expect(readDay('03/04/2025', { dayOrder: 'MONTH_FIRST' })).toEqual({ value: '2025-03-04' })
  expect(readDay('24/11/2026', { dayOrder: 'MONTH_FIRST' })).toEqual({ value: '2026-11-24' })
})

test.each(['2021', '2021 г.', '2021 год'])('“%s” is its first or its last day, as is settled', (text) => {
  expect(readDay(text)).toEqual({ ambiguous: ['2021-01-01', '2021-12-31'] })
  expect(readDay(text, { yearDay: 'YEAR_START' })).toEqual({ value: '2021-01-01', assumed: true })
  expect(readDay(text, { yearDay: 'YEAR_END' })).toEqual({ value: '2021-12-31', assumed: true })
})

test.each([
  '',
  '31.12.0026',
  '31.12.026',
  '30.02.2026',
  '24.11.',
  '2125',
  '1825',
  '12345',
  '99999',
  'завтра',
  'март',
  '32 мая 2025',
  'foo 2025',
  'V кв. 2024',
  'Q5 2025',
  '1'.repeat(100_000),
])('“%s” is no day', (text) => expect(readDay(text)).toEqual({ fault: 'INVALID_DATE' }))

test('every day of the calendar is read as every language writes it', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const value = date.toISOString().slice(0, 10)
      const [year, month, day] = value.split('-')
      const long = (locale: string) =>
        new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
      for (const text of [
        value,
        `${day}.${month}.${year}`,
        `${year}/${month}/${day}`,
        long('ru'),
        long('en'),
      ])
        expect(readDay(text)).toEqual({ value })
    }),
  )
})

test.each([
  ['0999-12-31', false],
  ['1000-01-01', true],
  ['2026-02-29', false],
  ['9998-12-31', true],
  ['9999-01-01', false],
])('%s is a day: %s', (text, expected) => expect(isCalendarDay(text)).toBe(expected))

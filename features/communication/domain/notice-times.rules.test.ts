import { expect, test } from 'vitest'
import { momentParam, writtenParams } from './notice-times.rules.ts'

test.each([
  ['ru', '2026-12-03', '03.12.2026'],
  ['en', '2026-12-03', '2026/12/03'],
  ['ru', '2026-12-03 18:00 Europe/Moscow', '03.12.2026 18:00 МСК'],
  ['en', '2026-12-03 18:00 Europe/Moscow', '2026/12/03 6:00\u00a0PM MSK'],
  ['ru', '2026-07-03 09:30 Asia/Yekaterinburg', '03.07.2026 09:30 UTC+5'],
  ['ru', '2026-12-03 18:00 Nowhere/Else', '03.12.2026'],
  ['ru', 'скоро', 'скоро'],
] as const)('%s writes %s as %s', (language, day, written) => {
  expect(writtenParams(language, { day, project: '2026-12-03' })).toEqual({
    day: written,
    project: '2026-12-03',
  })
})

test('a time and a zone are written as the language writes them', () => {
  expect(writtenParams('en', { day: '2026-12-03', time: '18:00', zone: 'Europe/Moscow' })).toEqual({
    day: '2026/12/03',
    time: '6:00\u00a0PM',
    zone: 'MSK',
  })
  expect(writtenParams('ru', { day: '2026-12-03', time: '18:00', zone: 'Europe/Moscow' })).toEqual({
    day: '03.12.2026',
    time: '18:00',
    zone: 'МСК',
  })
})

/** What an email of 30 November 2026, 12:00 in Moscow, says of a deadline. */
test.each([
  ['ru', '2026-12-03 23:59 Europe/Moscow', '03.12.2026 23:59 МСК (через 3 дня)'],
  ['en', '2026-12-03 23:59 Europe/Moscow', '2026/12/03 11:59\u00a0PM MSK (in 3 days)'],
  ['ru', '2026-12-01 23:59 Europe/Moscow', '01.12.2026 23:59 МСК (через 1 день)'],
  ['en', '2026-12-01 23:59 Europe/Moscow', '2026/12/01 11:59\u00a0PM MSK (in 1 day)'],
  ['ru', '2026-11-30 23:59 Europe/Moscow', '30.11.2026 23:59 МСК (через 11 часов)'],
  ['en', '2026-11-30 12:20 Europe/Moscow', '2026/11/30 12:20\u00a0PM MSK (in 20 minutes)'],
  ['ru', '2026-11-28 23:59 Europe/Moscow', '28.11.2026 23:59 МСК (2 дня назад)'],
  ['en', '2026-11-29 23:59 Europe/Moscow', '2026/11/29 11:59\u00a0PM MSK (1 day ago)'],
  ['ru', '2026-12-01 23:59 Asia/Vladivostok', '01.12.2026 23:59 UTC+10 (через 1 день)'],
  ['ru', '2026-12-03', '03.12.2026'],
] as const)('an email in %s writes %s as %s', (language, day, written) => {
  const now = Date.parse('2026-11-30T12:00:00+03:00')
  expect(writtenParams(language, { day, before: day }, now)['day']).toBe(written)
  expect(writtenParams(language, { before: day }, now)['before']).not.toContain('(')
})

test('an instant becomes a parameter by the clock of the zone', () => {
  expect(momentParam(Date.parse('2026-12-03T20:59:00Z'), 'Europe/Moscow')).toBe(
    '2026-12-03 23:59 Europe/Moscow',
  )
})

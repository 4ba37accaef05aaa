import { expect, test } from 'vitest'
import { untilText } from './digest-agenda.ts'

/** As a digest of 30 November 2026, 12:00 in Moscow, says it. */
const now = Date.parse('2026-11-30T12:00:00+03:00')

test.each([
  ['ru', 'Europe/Moscow', { endsAt: '2026-12-03T21:00:00.000Z' }, 'до 03.12.2026 23:59 МСК (через 3 дня)'],
  [
    'en',
    'Europe/Moscow',
    { endsAt: '2026-12-03T21:00:00.000Z' },
    'by 2026/12/03 11:59\u00a0PM MSK (in 3 days)',
  ],
  // The day ends in Moscow when the reader in Vladivostok already has the next one.
  [
    'ru',
    'Asia/Vladivostok',
    { endsAt: '2026-12-03T21:00:00.000Z' },
    'до 04.12.2026 06:59 UTC+10 (через 4 дня)',
  ],
  ['en', 'Europe/Moscow', '2026-11-30T15:00:00.000Z', 'by 2026/11/30 6:00\u00a0PM MSK (in 6 hours)'],
  ['ru', 'Europe/Moscow', { endsAt: '2026-11-28T21:00:00.000Z' }, 'до 28.11.2026 23:59 МСК (2 дня назад)'],
  ['en', 'Europe/Moscow', null, ''],
] as const)(
  '%s in %s writes the deadline of a line with date, time, zone and distance',
  (locale, timeZone, due, text) => {
    expect(untilText({ locale, timeZone }, due, now)).toBe(text)
  },
)

import { expect, test } from 'vitest'
import { distanceTo, formatDate, formatDateTime, formatRelative, zoneName } from './dates.ts'
import { formatCount, formatMoney } from './numbers.ts'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const at = '2026-11-24T15:05:00Z'

test('days: DD.MM.YYYY in Russian, YYYY/MM/DD in English', () => {
  expect(formatDate(at, { locale: 'ru', timeZone: 'UTC' })).toBe('24.11.2026')
  expect(formatDate(at, { locale: 'en', timeZone: 'UTC' })).toBe('2026/11/24')
})

test('a day without a time is the same day in every zone', () => {
  expect(formatDate('2026-03-01', { locale: 'ru', timeZone: 'America/Los_Angeles' })).toBe('01.03.2026')
})

test('with time: HH:mm in Russian, the localized time in English', () => {
  expect(formatDateTime(at, { locale: 'ru', timeZone: 'Europe/Moscow' })).toBe('24.11.2026 18:05')
  expect(plain(formatDateTime(at, { locale: 'en', timeZone: 'Europe/Moscow' }))).toBe('2026/11/24 6:05 PM')
})

test('zones have the names people there use', () => {
  expect(zoneName('Europe/Moscow', at, 'ru')).toBe('МСК')
  expect(zoneName('UTC', at, 'ru')).toBe('UTC')
  expect(zoneName('Africa/Abidjan', at, 'ru')).toBe('UTC')
  expect(zoneName('Asia/Yekaterinburg', at, 'en')).toBe('UTC+5')
})

test('a distance is given in its largest whole unit', () => {
  const now = Date.parse(at)
  expect(distanceTo(now + 3.9 * 86_400_000, now)).toEqual({ unit: 'day', count: 3 })
  expect(distanceTo(now - 2.5 * 3_600_000, now)).toEqual({ unit: 'hour', count: -2 })
  expect(distanceTo(now + 30_000, now)).toEqual({ unit: 'minute', count: 0 })
})

test('money and counts read as in the language', () => {
  expect(plain(formatMoney('20000000', 'RUB', 'ru'))).toBe('20 000 000 ₽')
  expect(formatMoney('1234.5', 'USD', 'en')).toBe('$1,234.50')
  expect(formatCount(1000, false, 'en')).toBe('1,000+')
})

test('the past is given in words, in months once days say nothing', () => {
  const now = Date.parse(at)
  expect(formatRelative(now - 86_400_000, now, 'ru')).toBe('вчера')
  expect(formatRelative(now - 5 * 86_400_000, now, 'ru')).toBe('5 дней назад')
  expect(formatRelative(now - 75 * 86_400_000, now, 'en')).toBe('2 months ago')
  expect(formatRelative(now - 800 * 86_400_000, now, 'ru')).toBe('2 года назад')
})

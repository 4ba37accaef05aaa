import { distanceOf, type Distance } from '#platform/domain/deadline.ts'
import { zoneNameOf } from '#platform/domain/zone-name.ts'
import { dateFormat } from './intl-formats.ts'
import { currentLocale } from './texts.ts'
import type { Locale } from './locales.ts'

type Moment = Date | string | number

type DateOptions = { locale?: Locale | undefined; timeZone?: string | undefined }

const bare = /^\d{4}-\d{2}-\d{2}$/

/** A day without a time (`YYYY-MM-DD`) is independent of time zones: it is parsed and shown in UTC. */
const zoneFor = (value: Moment, timeZone: string | undefined): string | undefined =>
  typeof value === 'string' && bare.test(value) ? 'UTC' : timeZone

const partsOf = (value: Moment, timeZone: string | undefined): Record<string, string> => {
  const format = dateFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(zoneFor(value, timeZone) ? { timeZone: zoneFor(value, timeZone) } : {}),
  })
  return Object.fromEntries(format.formatToParts(new Date(value)).map((part) => [part.type, part.value]))
}

/** A day: ru DD.MM.YYYY, en YYYY/MM/DD (spec 9). */
export const formatDate = (
  value: Moment,
  { locale = currentLocale(), timeZone }: DateOptions = {},
): string => {
  const { day, month, year } = partsOf(value, timeZone)
  return locale === 'ru' ? `${day}.${month}.${year}` : `${year}/${month}/${day}`
}

/** A time of day in the language's format: 18:00, 6:00 PM. */
export const formatTime = (value: Moment, { locale = currentLocale(), timeZone }: DateOptions = {}): string =>
  dateFormat(locale === 'ru' ? 'ru-RU' : 'en-US', {
    hour: locale === 'ru' ? '2-digit' : 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  })
    .format(new Date(value))
    // Servers and browsers put different spaces between the time and “PM”.
    .replace(/\s/g, '\u00a0')

/** A day with its time: ru DD.MM.YYYY HH:mm, en YYYY/MM/DD and the localized time (spec 9). */
export const formatDateTime = (value: Moment, options: DateOptions = {}): string =>
  `${formatDate(value, options)} ${formatTime(value, options)}`

/** The reader's own time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The short name of a zone, as people there write it: МСК, MSK, GMT+5. */
export const zoneName = (
  timeZone: string,
  at: Moment = Date.now(),
  locale: Locale = currentLocale(),
): string => zoneNameOf(locale, timeZone, at)

/** Difference between an instant and now, in its largest whole unit; negative in the past. */
export const distanceTo = (value: Moment, now: number = Date.now()): Distance =>
  distanceOf(new Date(value).getTime() - now)

/** An instant relative to now: "3 days ago", "вчера", "2 месяца назад". */
export const formatRelative = (
  value: Moment,
  now: number = Date.now(),
  locale: Locale = currentLocale(),
): string => {
  const { unit, count } = distanceTo(value, now)
  const days = unit === 'day' ? Math.abs(count) : 0
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  // “Now” instead of “this minute”.
  if (count === 0) return words.format(0, 'second')
  if (days >= 365) return words.format(Math.trunc(count / 365), 'year')
  return days >= 60 ? words.format(Math.trunc(count / 30), 'month') : words.format(count, unit)
}

import type { Locale } from '#platform/web/i18n/locales.ts'
import { formatDate, formatDateTime, formatTime, zoneName } from '#platform/web/i18n/dates.ts'

type When = { startsAt: string; endsAt: string; timeZone: string }

/** Time of an event in its own time zone, because server rendering does not know the reader's. */
export const eventWhen = ({ startsAt, endsAt, timeZone }: When, locale: Locale): string => {
  const how = { timeZone, locale }
  const sameDay = formatDate(startsAt, how) === formatDate(endsAt, how)
  const end = sameDay ? formatTime(endsAt, how) : formatDateTime(endsAt, how)
  return `${formatDateTime(startsAt, how)}\u00a0— ${end}\u00a0${zoneName(timeZone, startsAt, locale)}`
}

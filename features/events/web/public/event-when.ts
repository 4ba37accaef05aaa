import { formatDate, formatDateTime, formatTime, zoneName } from '#platform/web/i18n/dates.ts'

/** When an event is, by its own clock: a page that the server draws does not know the reader's. */
export const eventWhen = ({
  startsAt,
  endsAt,
  timeZone,
}: {
  startsAt: string
  endsAt: string
  timeZone: string
}): string => {
  const sameDay = formatDate(startsAt, { timeZone }) === formatDate(endsAt, { timeZone })
  const end = sameDay ? formatTime(endsAt, { timeZone }) : formatDateTime(endsAt, { timeZone })
  return `${formatDateTime(startsAt, { timeZone })}\u00a0— ${end}\u00a0${zoneName(timeZone, startsAt)}`
}

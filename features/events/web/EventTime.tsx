import './events.css'
import { formatDate, formatDateTime, formatTime, ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

type Props = { startsAt: string; endsAt: string; timeZone: string }

const spanOf = ({ startsAt, endsAt }: Props, timeZone: string): string => {
  const sameDay = formatDate(startsAt, { timeZone }) === formatDate(endsAt, { timeZone })
  const end = sameDay ? formatTime(endsAt, { timeZone }) : formatDateTime(endsAt, { timeZone })
  return `${formatDateTime(startsAt, { timeZone })}\u00a0— ${end}\u00a0${zoneName(timeZone, startsAt)}`
}

/** Time of an event in its own time zone, and in the reader's if different. */
export const EventTime = (event: Props) => {
  const t = useTexts('events')
  const [there, here] = [spanOf(event, event.timeZone), spanOf(event, ownTimeZone())]
  // Compares local times, because time zones with different names may be equal.
  const differs =
    formatDateTime(event.startsAt, { timeZone: event.timeZone }) !== formatDateTime(event.startsAt)
  return (
    <>
      <time dateTime={event.startsAt} className="tabular">
        {there}
      </time>
      {differs ? <small className="event-own-time">{t('page.yourTime', { time: here })}</small> : null}
    </>
  )
}

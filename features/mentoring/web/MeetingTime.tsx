import './mentoring.css'
import { formatDateTime, formatTime, ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

type Props = { startsAt: string; endsAt: string; timeZone: string }

const spanOf = ({ startsAt, endsAt }: Props, timeZone: string): string =>
  `${formatDateTime(startsAt, { timeZone })}\u00a0— ${formatTime(endsAt, { timeZone })}\u00a0${zoneName(timeZone, startsAt)}`

/** Time of a meeting in the reader's time zone, and in the mentor's if different. */
export const MeetingTime = (meeting: Props) => {
  const t = useTexts('mentoring')
  const own = ownTimeZone()
  const differs =
    formatDateTime(meeting.startsAt, { timeZone: meeting.timeZone }) !== formatDateTime(meeting.startsAt)
  return (
    <>
      <time dateTime={meeting.startsAt} className="tabular">
        {spanOf(meeting, own)}
      </time>
      {differs ? (
        <small className="meeting-own-time">
          {t('mentorTime', { time: spanOf(meeting, meeting.timeZone) })}
        </small>
      ) : null}
    </>
  )
}

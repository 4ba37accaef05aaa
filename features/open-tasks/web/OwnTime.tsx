import './open-tasks.css'
import { formatDateTime, ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** A time in the reader's time zone, if it differs from the task's. */
export const OwnTime = ({ at, timeZone }: { at: string; timeZone: string }) => {
  const t = useTexts('open-tasks')
  if (formatDateTime(at, { timeZone }) === formatDateTime(at)) return null
  return (
    <small className="open-task-own-time">
      {t('page.yourTime', { time: `${formatDateTime(at)}\u00a0${zoneName(ownTimeZone(), at)}` })}
    </small>
  )
}

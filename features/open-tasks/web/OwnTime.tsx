import './open-tasks.css'
import { formatDateTime, ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** The instant by the reader's clock, where it differs from that of the task. */
export const OwnTime = ({ at, timeZone }: { at: string; timeZone: string }) => {
  const t = useTexts('open-tasks')
  if (formatDateTime(at, { timeZone }) === formatDateTime(at)) return null
  return (
    <small className="open-task-own-time">
      {t('page.yourTime', { time: `${formatDateTime(at)}\u00a0${zoneName(ownTimeZone(), at)}` })}
    </small>
  )
}

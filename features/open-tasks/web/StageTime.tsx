import './open-tasks.css'
import { formatDateTime, ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** The instant of a stage: by the clock of the task, and by the reader's where that differs. */
export const StageTime = ({ at, timeZone }: { at: string; timeZone: string }) => {
  const t = useTexts('open-tasks')
  const there = `${formatDateTime(at, { timeZone })}\u00a0${zoneName(timeZone, at)}`
  const differs = formatDateTime(at, { timeZone }) !== formatDateTime(at)
  return (
    <>
      <time dateTime={at} className="tabular">
        {there}
      </time>
      {differs ? (
        <small className="open-task-own-time">
          {t('page.yourTime', { time: `${formatDateTime(at)}\u00a0${zoneName(ownTimeZone(), at)}` })}
        </small>
      ) : null}
    </>
  )
}

import { formatDateTime, ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswering } from '#platform/web/public/use-answering.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { stageWhen } from './stage-when.ts'

/** The time of a stage in the task's time zone, and in the reader's if it differs: only their browser knows it. */
export const StageMoment = ({ at, timeZone }: { at: string; timeZone: string }) => {
  const t = useTexts('open-tasks')
  const locale = useLocale()
  const isInBrowser = useAnswering()
  const differs = isInBrowser && formatDateTime(at, { timeZone, locale }) !== formatDateTime(at, { locale })
  return (
    <>
      <time dateTime={at}>{stageWhen(at, timeZone, locale)}</time>
      {differs ? (
        <span className="details__muted">
          {' '}
          (
          {t('public.yourTime', {
            time: `${formatDateTime(at, { locale })}\u00a0${zoneName(ownTimeZone(), at, locale)}`,
          })}
          )
        </span>
      ) : null}
    </>
  )
}

import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import type { OpenTaskPage } from '../open-task.types.ts'
import { StageTime } from '../StageTime.tsx'

/** What happens next with an open task, and when; why it was returned or cancelled. */
export const NextStage = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const { status, reason, timeZone, opensAt, entriesUntil, resultsAt, counts } = task
  switch (status) {
    case 'DRAFT':
      return reason ? t('next.returned', { reason }) : t('next.draft')
    case 'MODERATION':
      return t('next.moderation')
    case 'APPROVED':
      return (
        <>
          {t('next.opens')} <StageTime at={opensAt} timeZone={timeZone} />
        </>
      )
    case 'OPEN':
      return (
        <>
          {t('next.until')} <DeadlineText value={entriesUntil} />
        </>
      )
    case 'CLOSED':
      return (
        <>
          {counts && counts.unscored > 0 ? t('next.unscored', { count: counts.unscored }) : t('next.judging')}{' '}
          {t('next.results')} <StageTime at={resultsAt} timeZone={timeZone} />
        </>
      )
    case 'JUDGED':
      return (
        <>
          {t('next.frozen')} <StageTime at={resultsAt} timeZone={timeZone} />
        </>
      )
    case 'RESULTS':
      return t('next.over')
    default:
      return t('next.cancelled', { reason })
  }
}

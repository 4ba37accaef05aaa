import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import type { OpenTaskPage } from '../open-task.types.ts'
import { StageDeadline } from '../StageDeadline.tsx'
import { StageTime } from '../StageTime.tsx'

type Lack = NonNullable<OpenTaskPage['lacks']>

/** The action whose form holds what a draft lacks. */
const fillers: Record<Lack, OpenTaskPage['actions'][number]> = {
  description: 'edit',
  criteria: 'setRules',
  stages: 'setRules',
}

/** What a draft lacks, with the action that opens its form for whoever may. */
const Lacking = ({ lack, actions }: { lack: Lack; actions: readonly MenuAction[] }) => {
  const t = useTexts('open-tasks')
  return (
    <>
      {t(`lacks.${lack}`)}{' '}
      <ActionButtons
        size="small"
        actions={actions
          .filter(({ key }) => key === fillers[lack])
          .map((action) => ({ ...action, label: t(`fill.${lack}`) }))}
      />
    </>
  )
}

/** What happens next with an open task, and when; why it was returned or cancelled. */
export const NextStage = ({ task, actions }: { task: OpenTaskPage; actions: readonly MenuAction[] }) => {
  const t = useTexts('open-tasks')
  const { status, reason, lacks, timeZone, opensAt, entriesUntil, resultsAt, counts } = task
  switch (status) {
    case 'DRAFT':
      return (
        <>
          {reason ? t('next.returned', { reason }) : lacks ? null : t('next.draft')}{' '}
          {lacks ? <Lacking lack={lacks} actions={actions} /> : null}
        </>
      )
    case 'MODERATION':
      return t(task.actions.includes('approve') ? 'next.moderationOwn' : 'next.moderation')
    case 'APPROVED':
      return (
        <>
          {t('next.opens')} <StageTime at={opensAt} timeZone={timeZone} />
        </>
      )
    case 'OPEN':
      return (
        <>
          {t('next.until')} <StageDeadline at={entriesUntil} timeZone={timeZone} />
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

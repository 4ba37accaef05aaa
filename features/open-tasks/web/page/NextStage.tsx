import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import type { OpenTaskPage } from '../open-task.types.ts'
import { StageDeadline } from '../StageDeadline.tsx'
import { StageTime } from '../StageTime.tsx'

type Lack = NonNullable<OpenTaskPage['lacks']>

/** The action whose form has the missing fields of a draft. */
const fillers: Record<Lack, OpenTaskPage['actions'][number]> = {
  description: 'edit',
  criteria: 'setRules',
  stages: 'setRules',
}

/** The fields missing in a draft, with the action that opens their form if it is allowed. */
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

type Props = { task: OpenTaskPage; actions: readonly MenuAction[] }

const Draft = ({ task: { reason, lacks }, actions }: Props) => {
  const t = useTexts('open-tasks')
  return (
    <>
      {reason ? t('next.returned', { reason }) : lacks ? null : t('next.draft')}{' '}
      {lacks ? <Lacking lack={lacks} actions={actions} /> : null}
    </>
  )
}

const Moderation = ({ task }: Props) => {
  const t = useTexts('open-tasks')
  return t(task.actions.includes('approve') ? 'next.moderationOwn' : 'next.moderation')
}

const Approved = ({ task: { opensAt, timeZone } }: Props) => {
  const t = useTexts('open-tasks')
  return (
    <>
      {t('next.opens')} <StageTime at={opensAt} timeZone={timeZone} />
    </>
  )
}

const Open = ({ task: { entriesUntil, timeZone } }: Props) => {
  const t = useTexts('open-tasks')
  return (
    <>
      {t('next.until')} <StageDeadline at={entriesUntil} timeZone={timeZone} />
    </>
  )
}

const Closed = ({ task: { counts, resultsAt, timeZone } }: Props) => {
  const t = useTexts('open-tasks')
  return (
    <>
      {counts && counts.unscored > 0 ? t('next.unscored', { count: counts.unscored }) : t('next.judging')}{' '}
      {t('next.results')} <StageTime at={resultsAt} timeZone={timeZone} />
    </>
  )
}

const Judged = ({ task: { resultsAt, timeZone } }: Props) => {
  const t = useTexts('open-tasks')
  return (
    <>
      {t('next.frozen')} <StageTime at={resultsAt} timeZone={timeZone} />
    </>
  )
}

const Results = () => useTexts('open-tasks')('next.over')

const Cancelled = ({ task: { reason } }: Props) => useTexts('open-tasks')('next.cancelled', { reason })

const sentences: Record<OpenTaskPage['status'], (props: Props) => ReactNode> = {
  DRAFT: Draft,
  MODERATION: Moderation,
  APPROVED: Approved,
  OPEN: Open,
  CLOSED: Closed,
  JUDGED: Judged,
  RESULTS: Results,
  CANCELLED: Cancelled,
}

/** The next stage of an open task and its time; why it was returned or cancelled. */
export const NextStage = (props: Props) => {
  const Sentence = sentences[props.task.status]
  return <Sentence {...props} />
}

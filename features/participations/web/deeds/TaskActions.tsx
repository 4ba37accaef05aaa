import './deeds.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { CheckIcon, PlayIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import type { AnswerWriter } from '../answer/answer-writer.ts'
import type { Task } from '../work.types.ts'
import { useNextToReview } from './use-next-to-review.ts'
import { useRareDeeds } from './use-rare-deeds.ts'
import { useReasonDrawer } from './use-reason-drawer.tsx'
import { useSubmission } from './use-submission.ts'
import { useTaskDeeds } from './use-task-deeds.ts'

const primaries = [
  { deed: 'start', icon: PlayIcon },
  { deed: 'complete', icon: SendIcon },
  { deed: 'accept', icon: CheckIcon },
] as const

type Props = {
  task: Task
  writer: AnswerWriter
  /** The task lacks something: whoever tried is told what. */
  onIncomplete: () => void
}

/** What the person may do with the task now: one primary deed, its companions, the rest in a menu. */
export const TaskActions = ({ task, writer, onIncomplete }: Props) => {
  const t = useTexts('participations')
  const go = useGo()
  const deeds = useTaskDeeds(task, writer, onIncomplete)
  const askWhy = useReasonDrawer(task, deeds)
  const rare = useRareDeeds(task, deeds, askWhy)
  const { link, waiting } = useNextToReview(task)
  const can = (deed: Task['actions'][number]): boolean => task.actions.includes(deed)
  const submission = useSubmission(task, deeds, onIncomplete)
  // Whoever works on the task may always try to hand it in: what is missing is said and marked then.
  const primary = primaries.find(({ deed }) => can(deed) || (deed === 'complete' && task.editable))
  const isSubmitting = primary?.deed === 'complete'
  const acceptAndNext = async (next: string) => {
    if (await deeds.run('accept')) go(next)
  }
  const isQuiet = !primary && !can('withdraw') && !can('return')
  if (isQuiet && rare.length === 0) return null
  const PrimaryIcon = primary?.icon
  return (
    <div
      className={cls('task-actions', isQuiet && 'task-actions-quiet')}
      role="group"
      aria-label={t('deeds.label')}
    >
      {primary && PrimaryIcon ? (
        <Button
          variant="contained"
          startIcon={<PrimaryIcon />}
          loading={isSubmitting ? submission.isPending : deeds.isPending(primary.deed)}
          onClick={() => void (isSubmitting ? submission.submit() : deeds.run(primary.deed))}
        >
          {t(`deeds.${primary.deed}`)}
        </Button>
      ) : null}
      {link ? <Button onClick={() => void acceptAndNext(link)}>{t('deeds.acceptNext')}</Button> : null}
      {can('return') ? <Button onClick={() => askWhy('return')}>{t('deeds.return')}</Button> : null}
      {can('withdraw') ? (
        <Button loading={deeds.isPending('withdraw')} onClick={() => void deeds.run('withdraw')}>
          {t('deeds.withdraw')}
        </Button>
      ) : null}
      <ActionMenu actions={rare} label={t('deeds.more')} />
      {waiting > 1 ? (
        <span className="tabular task-waiting">{t('deeds.waiting', { count: waiting })}</span>
      ) : null}
    </div>
  )
}

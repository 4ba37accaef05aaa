import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { AnswerQueue } from '../answer/use-answer-queue.ts'
import type { Task } from '../work.types.ts'
import { Remark } from './Remark.tsx'
import { useTaskAction } from './use-task-action.ts'

/** Notice that the team's task is in review: since when, why it is read-only, and how to withdraw it. */
export const InReview = ({ task, queue }: { task: Task; queue: AnswerQueue }) => {
  const t = useTexts('participations')
  const withdraw = useTaskAction(task, queue, 'withdraw')
  if (!withdraw) return null
  return (
    <Remark
      tone="done"
      icon={SendIcon}
      title={t('task.inReview')}
      note={<DateText value={task.since} as="time" />}
      action={
        <Button size="small" loading={withdraw.pending ?? false} onClick={withdraw.onClick}>
          {withdraw.label}
        </Button>
      }
    >
      {t(task.profile ? 'task.inReviewFields' : 'task.inReviewAnswer')}
    </Remark>
  )
}

import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { EyeIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { AnswerQueue } from '../answer/use-answer-queue.ts'
import type { Task } from '../work.types.ts'
import { Remark } from './Remark.tsx'
import { useTaskAction } from './use-task-action.ts'

/** Notice of the reviewer who claimed the task, with the action to release it or take over. */
export const ReviewClaim = ({ task, queue }: { task: Task; queue: AnswerQueue }) => {
  const t = useTexts('participations')
  const action = useTaskAction(task, queue, 'release', 'takeOver')
  if (!task.claim || !action) return null
  const { by, at } = task.claim
  return (
    <Remark
      tone="done"
      icon={EyeIcon}
      title={t(action.key === 'release' ? 'task.claimedByMe' : 'task.claimedBy', { name: by.name })}
      note={<DateText value={at} as="time" />}
      action={
        <Button size="small" loading={action.pending ?? false} onClick={action.onClick}>
          {action.label}
        </Button>
      }
    />
  )
}

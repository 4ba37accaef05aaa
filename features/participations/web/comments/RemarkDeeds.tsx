import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { callKey } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { moveRemark } from '../../contract/remark.endpoints.ts'
import { getTask } from '../../contract/task.endpoints.ts'
import { workReads } from '../work/work-reads.ts'
import type { Task } from '../work.types.ts'

type Props = {
  taskId: number
  commentId: number
  remark: NonNullable<Task['comments'][number]['remark']>
}

/** How far a remark is, and what may be done about it. */
export const RemarkDeeds = ({ taskId, commentId, remark: { status, actions } }: Props) => {
  const t = useTexts('participations')
  const client = useQueryClient()
  const move = useDeed(moveRemark, {
    refreshes: workReads,
    onDone: (answer) => client.setQueryData(callKey(getTask, { query: { taskId } }), answer),
  })
  return (
    <p className="comment-deeds">
      <span className={`comment-status comment-status-${status}`}>{t(`remarks.status.${status}`)}</span>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          disabled={move.isPending}
          onClick={() => move.mutate({ body: { commentId, action } })}
        >
          {t(`remarks.deeds.${action}`)}
        </Button>
      ))}
    </p>
  )
}

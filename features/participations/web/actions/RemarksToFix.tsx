import '../comments/comments.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getTask } from '../../contract/task.endpoints.ts'
import { isSettled } from '../../domain/phases.ts'
import { RemarkActions } from '../comments/RemarkActions.tsx'
import { remarkPlaceName } from '../fields/place-words.ts'

/** Unresolved review comments, to be marked as fixed before the task is submitted; reads their current state. */
export const RemarksToFix = ({ taskId }: { taskId: number }) => {
  const t = useTexts('participations')
  const task = useCall(getTask, { query: { taskId } }, { deniedHere: true })
  if (task.error) return <ErrorState error={task.error} retry={() => void task.refetch()} />
  if (!task.data) return <LoadingBlock lines={3} />
  return (
    <ul className="task-remarks-to-fix">
      {task.data.comments.map(({ id, body, remark }) =>
        remark && !isSettled(remark) ? (
          <li key={id}>
            <b>{remarkPlaceName(remark) ?? t('remarks.placeGone')}</b>
            <p className="task-text">{body}</p>
            <RemarkActions commentId={id} remark={remark} />
          </li>
        ) : null,
      )}
    </ul>
  )
}

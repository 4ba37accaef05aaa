import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { remarkActions } from '../remarks/remark-actions.ts'
import type { Task } from '../work.types.ts'

type Props = {
  commentId: number
  remark: NonNullable<Task['comments'][number]['remark']>
}

/** State of a review comment, with its actions. */
export const RemarkActions = ({ commentId, remark: { status, actions } }: Props) => {
  const t = useTexts('participations')
  const actionsOf = useActions(remarkActions)
  return (
    <p className="comment-actions">
      <span className={`comment-status comment-status-${status}`}>{t(`remarks.status.${status}`)}</span>
      <ActionButtons actions={actionsOf({ id: commentId, actions })} size="small" />
    </p>
  )
}

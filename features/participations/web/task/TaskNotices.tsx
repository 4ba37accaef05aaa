import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BlockIcon, CheckCircleIcon, CloseIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Task } from '../work.types.ts'
import { Remark } from './Remark.tsx'
import { isDiscarded, isReturned } from '../../domain/phases.ts'

/** Notices: why the task was returned or discarded, or cannot start. */
export const TaskNotices = ({ task }: { task: Task }) => {
  const t = useTexts('participations')
  const last = (kind: 'RETURN' | 'DISCARD') => task.comments.findLast((comment) => comment.kind === kind)
  const { blockedBy } = task
  const returned = isReturned(task) ? last('RETURN') : undefined
  const discarded = isDiscarded(task) ? last('DISCARD') : undefined
  return (
    <>
      {returned ? (
        <Remark tone="work" icon={EditIcon} title={t('task.returned')} comment={returned}>
          {returned.body}
        </Remark>
      ) : null}
      {discarded ? (
        <Remark tone="rejected" icon={CloseIcon} title={t('task.discarded')} comment={discarded}>
          {discarded.body}
        </Remark>
      ) : null}
      {blockedBy ? (
        <Remark tone="blocked" icon={BlockIcon} title={t('task.blockedTitle')}>
          {t(`task.${blockedBy}`)}
        </Remark>
      ) : null}
      {task.businessPlanPublished ? (
        <Remark tone="accepted" icon={CheckCircleIcon} title={t('task.businessPlan')} />
      ) : null}
    </>
  )
}

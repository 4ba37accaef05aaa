import './task-actions.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { useNarrow } from '#platform/web/work/components/use-narrow.ts'
import type { AnswerQueue } from '../answer/use-answer-queue.ts'
import type { Task } from '../work.types.ts'
import { taskActions, type TaskPage } from './task-actions.tsx'
import { useNextToReview } from './use-next-to-review.ts'
import { useSubmission } from './use-submission.ts'
import { useTaskPage } from './use-task-page.ts'

/** What one seldom needs or cannot undo stands in the menu. */
const rare = new Set(['publishPlan', 'unpublishPlan', 'discard', 'deleteProgress'])

/** What has room beside the decision itself on a wide screen only: on a phone three rows of buttons left little of the task. */
const beside = new Set(['claim', 'acceptNext'])

/** What stands where the task says that it is in review, and who reviews it. */
const elsewhere = new Set(['withdraw', 'release', 'takeOver'])

type Props = { task: Task; queue: AnswerQueue; onIncomplete: () => void }

/** What the person may do with the task now: what is waited for and its companions, the rest in a menu. */
export const TaskActions = ({ task, queue, onIncomplete }: Props) => {
  const t = useTexts('participations')
  const isPhone = useNarrow()
  const page = useTaskPage(task, queue)
  const { link, waiting, isAsked } = useNextToReview(task)
  const check = useSubmission(task, { ...page, onIncomplete })
  const around: TaskPage = { ...page, onIncomplete, next: link, submit: () => check(handIn) }
  const actionsOf = useActions(taskActions, around)
  const handIn = (now: Task) =>
    actionsOf(now)
      .find(({ key }) => key === 'complete')
      ?.onClick()
  const all = actionsOf(task)
  const isHandedIn = all.find(({ key }) => key === 'complete')?.pending
  const actions = all
    // Handing in goes by its check.
    .filter(({ key }) => key !== 'complete' && !elsewhere.has(key))
    .map((action) => (action.key === 'submit' && isHandedIn ? { ...action, pending: true } : action))
  const shown = actions.filter(({ key }) => !rare.has(key) && !(isPhone && beside.has(key)))
  // All at once: a button that comes later would move the others from under a finger.
  if (actions.length === 0 || isAsked) return null
  return (
    <div
      className={cls('task-actions', shown.length === 0 && 'task-actions-quiet')}
      role="group"
      aria-label={t('actions.label')}
    >
      <ActionButtons
        actions={[...shown, ...actions.filter((action) => !shown.includes(action))]}
        max={shown.length}
        menuLabel={t('actions.more')}
      />
      {waiting > 1 ? (
        <span className="tabular task-waiting">{t('actions.waiting', { count: waiting })}</span>
      ) : null}
    </div>
  )
}

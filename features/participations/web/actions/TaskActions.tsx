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

/** Rarely used or irreversible actions, shown in the menu. */
const rare = new Set(['publishPlan', 'unpublishPlan', 'discard', 'deleteProgress'])

/** Actions that move to the menu on phones, where three rows of buttons leave little room for the task. */
const wideOnly = new Set(['claim', 'acceptNext'])

/** Actions that are shown with the notice of the review. */
const elsewhere = new Set(['withdraw', 'release', 'takeOver'])

type Props = { task: Task; queue: AnswerQueue; onIncomplete: () => void }

/** The actions on the task: the expected one and related ones as buttons, the others in a menu. */
export const TaskActions = ({ task, queue, onIncomplete }: Props) => {
  const t = useTexts('participations')
  const isPhone = useNarrow()
  const page = useTaskPage(task, queue)
  const { link, waiting, isLoading } = useNextToReview(task)
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
    // `submit` runs the check before completing.
    .filter(({ key }) => key !== 'complete' && !elsewhere.has(key))
    .map((action) => (action.key === 'submit' && isHandedIn ? { ...action, pending: true } : action))
  const shown = actions.filter(({ key }) => !rare.has(key) && !(isPhone && wideOnly.has(key)))
  // Rendered only when complete, because a late button would shift the others while the user taps.
  if (actions.length === 0 || isLoading) return null
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

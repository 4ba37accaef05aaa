import './task-actions.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { usePaletteActions } from '#platform/web/work/actions/use-palette-actions.ts'
import { useNarrow } from '#platform/web/work/components/use-narrow.ts'
import type { AnswerQueue } from '../answer/use-answer-queue.ts'
import type { Task } from '../work.types.ts'
import { taskActions, type TaskPage } from './task-actions.tsx'
import { useTaskPage } from './use-task-page.ts'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { listTasksToReview } from '../../contract/participation.endpoints.ts'
import { taskLink } from '../work/work-search.ts'
import { call } from '#platform/web/api/call.ts'
import { getTask } from '../../contract/task.endpoints.ts'

type Page = Pick<TaskPage, 'save' | 'put' | 'onIncomplete'>

/** Saves all typing, reloads the task and submits it; if something is missing, shows that instead of submitting. */
const useSubmission = (task: Task, { save, put, onIncomplete }: Page) => {
  return async (handIn: (now: Task) => void): Promise<void> => {
    if (!(await save())) return
    const now = await call(getTask, { query: { taskId: task.id } })
    put(now)
    if (now.editable && !now.actions.includes('complete')) return onIncomplete()
    // The server reports any other obstacle.
    handIn({ ...now, actions: ['complete'] })
  }
}

type Next = { link: ScreenHref | null; waiting: number; isLoading: boolean }

/** Link to the longest waiting other task for the same reviewer, and the number of tasks that wait for them. */
const useNextToReview = (task: Task): Next => {
  const accelerator = useStore(acceleratorStore)
  const reviews = accelerator !== null && task.actions.includes('accept')
  const { data, isLoading } = useCall(
    listTasksToReview,
    { query: { waiting: true } },
    { enabled: reviews, deniedHere: true },
  )
  const next = reviews
    ? data?.items.find(({ id, actions }) => id !== task.id && actions.includes('accept'))
    : null
  return {
    link: next ? taskLink(next.projectTrackId, next.id) : null,
    waiting: reviews ? (data?.total ?? 0) : 0,
    isLoading,
  }
}

/** Rarely used or irreversible actions, shown in the menu. */
const rare = new Set(['publishPlan', 'unpublishPlan', 'discard', 'deleteProgress'])

/** Actions that move to the menu on phones, where the decisions have one row. */
const wideOnly = new Set(['claim', 'acceptNext', 'returnNext'])

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
  const offered = all
    // `submit` runs the check before completing.
    .filter(({ key }) => key !== 'complete')
    .map((action) => (action.key === 'submit' && isHandedIn ? { ...action, pending: true } : action))
  usePaletteActions(offered)
  const actions = offered.filter(({ key }) => !elsewhere.has(key))
  const shown = actions.filter(({ key }) => !rare.has(key) && !(isPhone && wideOnly.has(key)))
  // Rendered only when complete, because a late button would shift the others while the user taps.
  if (actions.length === 0 || isLoading) return null
  return (
    <div
      className={cls('task-actions', shown.length === 0 && 'task-actions-quiet')}
      data-action-bar
      role="group"
      aria-label={t('actions.label')}
    >
      <ActionButtons
        actions={[...shown, ...actions.filter((action) => !shown.includes(action))]}
        max={shown.length}
        ofPage
        menuLabel={t('actions.more')}
      />
      {waiting > 1 ? (
        <span className="tabular task-waiting">{t('actions.waiting', { count: waiting })}</span>
      ) : null}
    </div>
  )
}

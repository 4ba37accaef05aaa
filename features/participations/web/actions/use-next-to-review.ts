import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { listTasksToReview } from '../../contract/participation.endpoints.ts'
import { taskLink } from '../work/work-search.ts'
import type { Task } from '../work.types.ts'

type Next = { link: ScreenHref | null; waiting: number; isLoading: boolean }

/** Link to the longest waiting other task for the same reviewer, and the number of tasks that wait for them. */
export const useNextToReview = (task: Task): Next => {
  const accelerator = useStore(acceleratorStore)
  const reviews = accelerator !== null && task.actions.includes('accept')
  const { data, isLoading } = useCall(
    listTasksToReview,
    { query: { decidable: true } },
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

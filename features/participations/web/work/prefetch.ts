import { answered, prefetch } from '#platform/web/query/prefetch.ts'
import type { Prefetch } from '#platform/web/screen.ts'
import { lenient } from '#platform/web/search-params.ts'
import { askForSlot, fetchSlot } from '#platform/web/work/slots.ts'
import { getProjectTrack, getTasksInReview } from '../../contract/participation.endpoints.ts'
import { getTask } from '../../contract/task.endpoints.ts'
import { profileOfTask } from '../fields/profile-of-task.ts'
import { workSearch } from './work-search.ts'

const askTask = async (taskId: number): Promise<void> => {
  const input = { query: { taskId } }
  await prefetch(getTask, input)
  const task = answered(getTask, input)
  if (task?.profile) await askForSlot('profile.opened', profileOfTask(task))
}

/** Prefetches the work on a track, and the task of the address with its fields. */
export const workPrefetch: Prefetch = {
  fetch: () => fetchSlot('profile.opened'),
  ask: async (search) => {
    const { projectTrackId, taskId } = lenient(workSearch, search)
    await Promise.all([
      projectTrackId === undefined ? undefined : prefetch(getProjectTrack, { query: { projectTrackId } }),
      taskId === undefined ? undefined : askTask(taskId),
    ])
  },
}

/** Prefetches the project's tasks in review. */
export const askForReview = async (projectId: number): Promise<void> =>
  prefetch(getTasksInReview, { query: { projectId } })

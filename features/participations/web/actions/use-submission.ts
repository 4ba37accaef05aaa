import { call } from '#platform/web/api/call.ts'
import { getTask } from '../../contract/task.endpoints.ts'
import type { Task } from '../work.types.ts'
import type { TaskPage } from './task-actions.tsx'

type Page = Pick<TaskPage, 'save' | 'put' | 'onIncomplete'>

/** Saves all typing, reloads the task and submits it; if something is missing, shows that instead of submitting. */
export const useSubmission = (task: Task, { save, put, onIncomplete }: Page) => {
  return async (handIn: (now: Task) => void): Promise<void> => {
    if (!(await save())) return
    const now = await call(getTask, { query: { taskId: task.id } })
    put(now)
    if (now.editable && !now.actions.includes('complete')) return onIncomplete()
    // The server reports any other obstacle.
    handIn({ ...now, actions: ['complete'] })
  }
}

import { call } from '#platform/web/api/call.ts'
import { getTask } from '../../contract/task.endpoints.ts'
import type { Task } from '../work.types.ts'
import type { TaskPage } from './task-actions.tsx'

type Page = Pick<TaskPage, 'save' | 'put' | 'onIncomplete'>

/**
 * Hands the task in as it stands once everything typed is saved. What it lacks is told instead of sent.
 */
export const useSubmission = (task: Task, { save, put, onIncomplete }: Page) => {
  return async (handIn: (now: Task) => void): Promise<void> => {
    if (!(await save())) return
    const now = await call(getTask, { query: { taskId: task.id } })
    put(now)
    if (now.editable && !now.actions.includes('complete')) return onIncomplete()
    // What stands against it the server says.
    handIn({ ...now, actions: ['complete'] })
  }
}

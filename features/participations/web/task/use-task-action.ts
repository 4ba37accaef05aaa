import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { taskActions } from '../actions/task-actions.tsx'
import { useTaskPage } from '../actions/use-task-page.ts'
import type { AnswerQueue } from '../answer/use-answer-queue.ts'
import type { Task } from '../work.types.ts'

/** The first of these actions that the user has, for a notice that offers it. */
export const useTaskAction = (task: Task, queue: AnswerQueue, ...keys: string[]) =>
  useActions(taskActions, {
    ...useTaskPage(task, queue),
    submit: async () => undefined,
    next: null,
    onIncomplete: () => undefined,
  })(task).find(({ key }) => keys.includes(key))

import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { flushUnsavedWork } from '#platform/web/work/unsaved-work.ts'
import { getTask } from '../../contract/task.endpoints.ts'
import { answerKey, type AnswerQueue } from '../answer/use-answer-queue.ts'
import type { Task } from '../work.types.ts'
import type { TaskPage } from './task-actions.tsx'

/** What the task's page provides to its actions: the typed answer, and updating the cached task. */
export const useTaskPage = (task: Task, queue: AnswerQueue): Pick<TaskPage, 'save' | 'version' | 'put'> => {
  const t = useTexts('participations')
  const { put } = useAnswer(getTask, { query: { taskId: task.id } })
  return {
    put,
    version: () => Math.max(task.version, queue.entry(answerKey).version),
    save: async () => {
      if (await flushUnsavedWork()) return true
      notify({ code: 400, text: t('actions.notSaved') })
      return false
    },
  }
}

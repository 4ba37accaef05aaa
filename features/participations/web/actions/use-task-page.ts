import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { flushUnsavedWork } from '#platform/web/work/unsaved-work.ts'
import { getTask } from '../../contract/task.endpoints.ts'
import { answerKey, type AnswerQueue } from '../answer/use-answer-queue.ts'
import type { Task } from '../work.types.ts'
import type { TaskPage } from './task-actions.tsx'

/** Moves to the first field of the page that could not be saved; returns its name, or `null` if no field is wrong. */
const goToWrongField = (): string | null => {
  const input = document.querySelector<HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null }>(
    '[aria-invalid="true"]',
  )
  if (!input) return null
  input.focus()
  // The label's first text is the name; a "required" mark follows it.
  const label = input.labels?.[0] ?? input.closest('.field')?.querySelector('label, .profile-label')
  return label?.firstChild?.textContent?.trim() || null
}

/** What the task's page provides to its actions: the typed answer, and updating the cached task. */
export const useTaskPage = (task: Task, queue: AnswerQueue): Pick<TaskPage, 'save' | 'version' | 'put'> => {
  const t = useTexts('participations')
  const { put } = useAnswer(getTask, { query: { taskId: task.id } })
  return {
    put,
    version: () => Math.max(task.version, queue.entry(answerKey).version),
    save: async () => {
      if (await flushUnsavedWork()) return true
      const field = goToWrongField()
      notify({ code: 400, text: field ? t('actions.notSavedField', { field }) : t('actions.notSaved') })
      return false
    },
  }
}

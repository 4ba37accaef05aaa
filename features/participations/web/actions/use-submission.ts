import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { getTask } from '../../contract/task.endpoints.ts'
import type { Task } from '../work.types.ts'
import type { TaskPage } from './task-actions.tsx'

type Page = Pick<TaskPage, 'save' | 'put' | 'onIncomplete'>

/**
 * Hands the task in as it stands once everything typed is saved. What it lacks is told instead of sent; whoever hands it
 * in just as it was returned, with remarks still open, is asked first.
 */
export const useSubmission = (task: Task, { save, put, onIncomplete }: Page) => {
  const t = useTexts('participations')
  return async (handIn: (now: Task) => void): Promise<void> => {
    if (!(await save())) return
    const now = await call(getTask, { query: { taskId: task.id } })
    put(now)
    if (now.editable && !now.actions.includes('complete')) return onIncomplete()
    // What stands against it the server says.
    const handed: Task = { ...now, actions: ['complete'] }
    const { open } = now.remarks
    if (!now.untouched || open === 0) return handIn(handed)
    confirm({
      title: t('untouched.title'),
      text: t('untouched.text', { count: open }),
      submitLabel: t('untouched.submit'),
      // The drawer of this question closes first.
      onSubmit: () => void setTimeout(() => handIn(handed)),
    })
  }
}

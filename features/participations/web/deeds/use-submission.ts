import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { callKey } from '#platform/web/query/use-call.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { getTask } from '../../contract/task.endpoints.ts'
import type { Task } from '../work.types.ts'
import type { TaskDeeds } from './use-task-deeds.ts'

/**
 * Hands the task in. What it lacks is told instead of sent; whoever hands it in just as it was returned, with remarks
 * still open, is asked first.
 */
export const useSubmission = (task: Task, deeds: TaskDeeds, onIncomplete: () => void) => {
  const t = useTexts('participations')
  const client = useQueryClient()
  const [isChecking, setChecking] = useState(false)
  /** The task as it stands once everything typed is saved; null when that went wrong, which is told. */
  const check = async (): Promise<Task | null> => {
    setChecking(true)
    try {
      if (!(await deeds.save())) return null
      const input = { query: { taskId: task.id } }
      const now = await call(getTask, input)
      client.setQueryData(callKey(getTask, input), now)
      return now
    } catch (error) {
      deeds.tell(error)
      return null
    } finally {
      setChecking(false)
    }
  }
  const submit = async (): Promise<void> => {
    const now = await check()
    if (!now) return
    // A task that moved meanwhile is no longer editable: the deed itself says so.
    if (now.editable && !now.actions.includes('complete')) return onIncomplete()
    const { open } = now.remarks
    if (!now.untouched || open === 0) return void (await deeds.run('complete'))
    confirm({
      title: t('untouched.title'),
      text: t('untouched.text', { count: open }),
      submitLabel: t('untouched.submit'),
      onSubmit: () => deeds.run('complete'),
    })
  }
  return { submit, isPending: isChecking || deeds.isPending('complete') }
}

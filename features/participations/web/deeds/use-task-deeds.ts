import { useQueryClient } from '@tanstack/react-query'
import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { callKey } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { flushUnsavedWork } from '#platform/web/work/unsaved-work.ts'
import {
  acceptTask,
  completeTask,
  deleteTaskProgress,
  discardTask,
  getTask,
  returnTask,
  startTask,
  withdrawTask,
} from '../../contract/task.endpoints.ts'
import type { AnswerWriter } from '../answer/answer-writer.ts'
import { workReads } from '../work/work-reads.ts'
import type { Task } from '../work.types.ts'

/** Deeds that need no word. */
export type PlainDeed = 'start' | 'complete' | 'withdraw' | 'accept' | 'deleteProgress'

/** Deeds that tell why. */
export type ToldDeed = 'return' | 'discard'

/** The deeds of a task; each acts on the version the person sees, after what they typed was saved. */
export const useTaskDeeds = (task: Task, writer: AnswerWriter, onIncomplete: () => void) => {
  const t = useTexts('participations')
  const client = useQueryClient()
  const options = (deed: PlainDeed | ToldDeed) => ({
    refreshes: workReads,
    success: t(`done.${deed}`),
    silent: true,
    onDone: (answer: Task) => client.setQueryData(callKey(getTask, { query: { taskId: task.id } }), answer),
  })
  const plain = {
    start: useDeed(startTask, options('start')),
    complete: useDeed(completeTask, options('complete')),
    withdraw: useDeed(withdrawTask, options('withdraw')),
    accept: useDeed(acceptTask, options('accept')),
    deleteProgress: useDeed(deleteTaskProgress, options('deleteProgress')),
  }
  const told = {
    return: useDeed(returnTask, options('return')),
    discard: useDeed(discardTask, options('discard')),
  }
  const body = () => ({ taskId: task.id, version: Math.max(task.version, writer.store.get().version) })
  /** What went wrong, said; a task that moved meanwhile is shown anew by the refresh of the deed. */
  const tell = (error: unknown): void => {
    // What is missing is listed on the page, with the way to each field.
    if (hasCode(error, 'ANSWER_REQUIRED')) onIncomplete()
    else if (hasCode(error, 'TRACKPOINT_STATUS_CHANGED')) notify({ code: 400, text: t('work.changed') })
    else notifyError(error)
  }
  /** Saves what was typed; tells when that cannot be. */
  const save = async (): Promise<boolean> => {
    const saved = await Promise.all([writer.flush(), flushUnsavedWork()])
    if (saved.every(Boolean)) return true
    notify({ code: 400, text: t('deeds.notSaved') })
    return false
  }
  const run = async (deed: PlainDeed): Promise<boolean> => {
    if (!(await save())) return false
    try {
      await plain[deed].mutateAsync({ body: body() })
      return true
    } catch (error) {
      tell(error)
      return false
    }
  }
  return {
    run,
    save,
    tell,
    runTold: (deed: ToldDeed, comment: string) => told[deed].mutateAsync({ body: { ...body(), comment } }),
    isPending: (deed: PlainDeed) => plain[deed].isPending,
  }
}

/** See `useTaskDeeds`. */
export type TaskDeeds = ReturnType<typeof useTaskDeeds>

import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import type { Theirs } from '#platform/web/save-queue/entry.ts'
import { createSaveQueue, type SaveQueue } from '#platform/web/save-queue/save-queue.ts'
import { personStores } from '#platform/web/save-queue/person-stores.ts'
import { useSaveQueue } from '#platform/web/work/components/saving/use-save-queue.ts'
import { getTask, saveTaskAnswer } from '../../contract/task.endpoints.ts'
import type { Task } from '../work.types.ts'
import { answerLimit } from './answer-limit.ts'

/** Key of the only entry in the queue. */
export const answerKey = 'answer'

/** Autosave queue of a task's answer. */
export type AnswerQueue = SaveQueue<string>

const theirsOf = ({ answer, answerBy, answerAt, version, editable }: Task): Theirs<string> => ({
  value: answer,
  version,
  at: answerAt,
  by: answerBy?.name ?? null,
  isSelf: answerBy !== null && answerBy.uid === personStore.get()?.uid,
  isClosed: !editable,
})

/** Autosave queue for as long as the panel is mounted: `useAnswerQueue(task)` under `key={task.id}`. */
export const useAnswerQueue = (task: Task): AnswerQueue => {
  const input = { query: { taskId: task.id } }
  const known = useAnswer(getTask, input)
  const [queue] = useState(() =>
    createSaveQueue<string>({
      ...personStores(`task-answer:${task.id}`),
      load: () => theirsOf(task),
      rules: () => ({
        same: (one, other) => one.trim() === other.trim(),
        problem: (value) => (value.trim().length > answerLimit ? 'TOO_LONG' : null),
      }),
      save: async (batch) => {
        const { value: answer, version } = batch[0]!
        const body = { taskId: task.id, version, answer }
        const saved = await call(saveTaskAnswer, { body }, { quiet: true })
        const before = known.get()
        known.put((now) => ({ ...now, answer, version: saved.version }))
        // Adding the first or removing the last text changes the actions, because it decides whether the task can be
        // submitted.
        if (Boolean(before?.answer.trim()) !== Boolean(answer.trim())) void known.refresh()
        return { savedAt: saved.savedAt, versions: [saved.version] }
      },
      read: async () => {
        const newest = await call(getTask, input)
        known.put(newest)
        return [{ key: answerKey, theirs: theirsOf(newest) }]
      },
    }),
  )
  useSaveQueue(queue)
  useEffect(() => queue.receive(answerKey, theirsOf(task)), [queue, task])
  return queue
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { connectionStore } from '#platform/web/api/connection.ts'
import { callKey } from '#platform/web/query/use-call.ts'
import { getTask, saveTaskAnswer } from '../../contract/task.endpoints.ts'
import type { Task } from '../work.types.ts'
import { answerLimit } from './answer-limit.ts'
import { createAnswerWriter, type AnswerWriter } from './answer-writer.ts'

/** The writer of a task's answer, for as long as its panel stands: `useAnswerWriter(task)` under `key={task.id}`. */
export const useAnswerWriter = (task: Task): AnswerWriter => {
  const client = useQueryClient()
  const input = { query: { taskId: task.id } }
  const [writer] = useState(() => {
    const key = callKey(getTask, input)
    return createAnswerWriter({
      known: task,
      draft: `task-answer:${task.id}`,
      limit: answerLimit,
      save: async (answer, version) => {
        const saved = await call(saveTaskAnswer, { body: { taskId: task.id, version, answer } })
        const before = client.getQueryData<Task>(key)
        client.setQueryData<Task>(key, (now) => (now ? { ...now, answer, version: saved.version } : now))
        // The first words make the task ready to be submitted, the last ones taken out undo it: its actions change.
        if (Boolean(before?.answer.trim()) !== Boolean(answer.trim()))
          void client.invalidateQueries({ queryKey: key })
        return saved
      },
      reload: async () => {
        const newest = await call(getTask, input)
        client.setQueryData(key, newest)
        return newest
      },
    })
  })
  useEffect(() => writer.meet(task), [writer, task])
  useEffect(() => {
    const unsubscribe = connectionStore.subscribe(() => {
      if (connectionStore.get() === 'there') void writer.flush()
    })
    return () => {
      unsubscribe()
      writer.stop()
    }
  }, [writer])
  return writer
}

import { useCall } from '#platform/web/query/use-call.ts'
import { getTask } from '../../../participations/contract/task.endpoints.ts'
import { countAnswer, lacksAnswer } from '../../../participations/domain/answer.rules.ts'

type Count = { filled: number; total: number }

/** What is filled of a page: of a task that requires an answer the answer is one more. */
export const useAnswerCount = (taskId: number | null, fields: Count): Count & { hasAnswer: boolean } => {
  const { data: task } = useCall(
    getTask,
    { query: { taskId: taskId ?? 0 } },
    { enabled: taskId !== null, deniedHere: true },
  )
  const hasAnswer = task?.answerRequired ?? false
  return { ...countAnswer(fields, hasAnswer, task ? lacksAnswer(task) : false), hasAnswer }
}

/** What decides whether a task has its answer. */
type Answered = { answerRequired: boolean; answer: string; files: readonly unknown[] }

/** Whether the task still needs its answer: words or a file. */
export const lacksAnswer = ({ answerRequired, answer, files }: Answered): boolean =>
  answerRequired && answer.trim() === '' && files.length === 0

/** A count of filled fields in which a required answer is one more. */
export const countAnswer = <P extends { filled: number; total: number }>(
  { filled, total }: P,
  answerRequired: boolean,
  lacks: boolean,
): { filled: number; total: number } => ({
  filled: filled + (answerRequired && !lacks ? 1 : 0),
  total: total + (answerRequired ? 1 : 0),
})

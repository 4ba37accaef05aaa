/** The facts that decide whether a task has its answer. */
type Answered = { answerRequired: boolean; answer: string; files: readonly unknown[] }

/** Whether the task still lacks its required answer: a text or a file. */
export const lacksAnswer = ({ answerRequired, answer, files }: Answered): boolean =>
  answerRequired && answer.trim() === '' && files.length === 0

/** Adds a required answer to the number of filled fields and to their total. */
export const countAnswer = <P extends { filled: number; total: number }>(
  { filled, total }: P,
  answerRequired: boolean,
  lacks: boolean,
): { filled: number; total: number } => ({
  filled: filled + (answerRequired && !lacks ? 1 : 0),
  total: total + (answerRequired ? 1 : 0),
})

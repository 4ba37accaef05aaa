import { fieldFacts } from '#platform/web/work/components/form/schema-facts.ts'
import { taskAnswer } from '../../contract/task.schemas.ts'

/** How many characters an answer may have, as its contract says. */
export const answerLimit = fieldFacts(taskAnswer, 'answer').max ?? Infinity

import { fieldFacts } from '#platform/web/work/components/form/schema-facts.ts'
import { taskAnswer } from '../../contract/task.schemas.ts'

/** Maximum length of an answer, from its contract. */
export const answerLimit = fieldFacts(taskAnswer, 'answer').max ?? Infinity

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getTaskScores } from '../../contract/task-scores.endpoints.ts'

/** Combined scores of a task. */
export type Scores = ResponseOf<typeof getTaskScores>

/** The same by one template. */
export type ScoreGroup = Scores['groups'][number]

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getTaskScores } from '../../contract/task-scores.endpoints.ts'

/** What the experts of a task say together. */
export type Scores = ResponseOf<typeof getTaskScores>

/** The same by one template. */
export type ScoreGroup = Scores['groups'][number]

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getScoring } from '../../contract/scoring.endpoints.ts'

/** The scoring of a project, as its page reads it. */
export type Scoring = ResponseOf<typeof getScoring>

/** An assessment as anybody reads it. */
export type Assessment = Pick<Scoring, 'groups' | 'marks' | 'total' | 'totals' | 'assessed' | 'parameters'>

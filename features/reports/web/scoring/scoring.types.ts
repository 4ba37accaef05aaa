import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getScoring } from '../../contract/scoring.endpoints.ts'

/** The scoring of a project, as returned by the server. */
export type Scoring = ResponseOf<typeof getScoring>

/** An assessment for any reader. */
export type Assessment = Pick<Scoring, 'groups' | 'marks' | 'total' | 'totals' | 'assessed' | 'parameters'>

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getExpertScoring } from '../../contract/expert-scoring.endpoints.ts'

/** The scoring in a review, as returned by the server. */
export type ExpertScoring = ResponseOf<typeof getExpertScoring>

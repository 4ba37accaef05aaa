import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getExpertJob } from '../../contract/expert-job.endpoints.ts'

/** A job with its result, terms and history. */
export type ClientJobDetails = ResponseOf<typeof getExpertJob>

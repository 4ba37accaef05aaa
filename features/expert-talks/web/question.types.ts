import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listExpertQuestions } from '../contract/expert-talk.endpoints.ts'

/** A question as its reader may see it. */
export type Question = ResponseOf<typeof listExpertQuestions>['items'][number]

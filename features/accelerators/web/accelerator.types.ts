import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listMarketingFiles } from '../contract/marketing.endpoints.ts'
import type { getAccelerator, listAccelerators } from '../contract/profile.endpoints.ts'

/** An accelerator with all its data. */
export type Accelerator = ResponseOf<typeof getAccelerator>

/** A row of the administrators' queue. */
export type AcceleratorRow = ResponseOf<typeof listAccelerators>['items'][number]

/** A document of an accelerator. */
export type AcceleratorDocument = Accelerator['documents'][number]

export type MarketingFile = ResponseOf<typeof listMarketingFiles>['items'][number]

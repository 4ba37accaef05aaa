import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { readFilledTemplate } from '../../contract/offline.endpoints.ts'

/** Parsed contents of a filled template. */
export type Filled = ResponseOf<typeof readFilledTemplate>

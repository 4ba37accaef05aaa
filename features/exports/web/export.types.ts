import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listExports } from '../contract/export.endpoints.ts'

/** An export as its person sees it. */
export type ListExport = ResponseOf<typeof listExports>['items'][number]

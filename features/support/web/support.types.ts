import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getSupportTexts, getSupportThread } from '../contract/support.endpoints.ts'

export type OpenThread = ResponseOf<typeof getSupportThread>

export type SavedText = ResponseOf<typeof getSupportTexts>['items'][number]

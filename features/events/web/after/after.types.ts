import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getAfterEvent } from '../../contract/after.endpoints.ts'

/** What came of an event for one project. */
export type AfterEvent = ResponseOf<typeof getAfterEvent>['items'][number]

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getPublicEvent, listPublicEvents } from '../../contract/public-event.endpoints.ts'

/** A public event in a list. */
export type ListedEvent = ResponseOf<typeof listPublicEvents>['items'][number]

/** A public event on its page. */
export type PublicEvent = ResponseOf<typeof getPublicEvent>

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getShowcaseAccess } from '../../contract/showcase-access.endpoints.ts'
import type { getShowcaseDeliveries, getShowcaseHooks } from '../../contract/showcase-hook.endpoints.ts'

/** Sites and keys of a showcase. */
export type Access = ResponseOf<typeof getShowcaseAccess>

/** A site that may embed the frames. */
export type FrameSite = Access['origins'][number]

export type AccessKey = Access['keys'][number]

/** A web hook of a showcase. */
export type Hook = ResponseOf<typeof getShowcaseHooks>['items'][number]

/** A delivery of a webhook. */
export type Delivery = ResponseOf<typeof getShowcaseDeliveries>['items'][number]

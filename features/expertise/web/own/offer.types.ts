import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listOwnOffers } from '../../contract/own-order.endpoints.ts'

/** A project of which one may order, with its tasks in review. */
export type Offer = ResponseOf<typeof listOwnOffers>['items'][number]

/** A task that was chosen, with the project it is of. */
export type ChosenTask = { id: number; offer: Offer }

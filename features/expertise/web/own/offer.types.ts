import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listOwnExperts, listOwnOffers } from '../../contract/own-order.endpoints.ts'

/** A project of which one may order, with its tasks in review. */
export type Offer = ResponseOf<typeof listOwnOffers>['items'][number]

/** A task that was chosen, with the project it is of. */
export type ChosenTask = { id: number; offer: Offer }

/** An expert of the directory of those from whom one may order. */
export type OwnExpert = ResponseOf<typeof listOwnExperts>['items'][number]

/** The one expert of an order that begins with them. */
export type AskedExpert = Pick<OwnExpert, 'id' | 'uid'>

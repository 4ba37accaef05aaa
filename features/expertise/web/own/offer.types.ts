import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listOwnExperts, listOwnOffers } from '../../contract/own-order.endpoints.ts'

/** A project for which the person may order, with its tasks in review. */
export type Offer = ResponseOf<typeof listOwnOffers>['items'][number]

/** A selected task with its project. */
export type ChosenTask = { id: number; offer: Offer }

/** An expert of the directory available for the person's orders. */
export type OwnExpert = ResponseOf<typeof listOwnExperts>['items'][number]

/** The preselected expert of an order. */
export type ChosenExpert = Pick<OwnExpert, 'id' | 'uid'>

import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getTrackTransfer, listTrackTransfers } from '../contract/track-transfer.endpoints.ts'

/** A row of the list of requests. */
export type TrackTransferRow = ResponseOf<typeof listTrackTransfers>['items'][number]

/** A request with the data needed for the decision. */
export type TrackTransferDetails = ResponseOf<typeof getTrackTransfer>

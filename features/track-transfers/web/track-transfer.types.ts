import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getTrackTransfer, listTrackTransfers } from '../contract/track-transfer.endpoints.ts'

/** A request as its list shows it. */
export type TrackTransferRow = ResponseOf<typeof listTrackTransfers>['items'][number]

/** A request with what is decided on. */
export type TrackTransferDetails = ResponseOf<typeof getTrackTransfer>

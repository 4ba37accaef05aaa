import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import type { getRoom } from '../contract/data-room.endpoints.ts'
import type { listDataRequests } from '../contract/data-request.endpoints.ts'

/** A data request in the list. */
export type DataRequest = RowOf<typeof listDataRequests>

/** A room for its reader. */
export type Room = ResponseOf<typeof getRoom>

import { linkTo, type PageHref, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listAccelerationRequests } from '../../contract/acceleration-request.endpoints.ts'

/** An application as its project's team sees it. */
export type MyRequest = ResponseOf<typeof listAccelerationRequests>['items'][number]

export const myRequestsPath = '/bch/view/my-acceleration-requests'

/** Screen for choosing a track to apply to. */
export const openTracksPath = '/bch/view/my-acceleration-requests/open-tracks'

/** The page of a track with the application dialog. */
export const applyLink = (trackId: number): PageHref =>
  linkTo('/details/accelerator-program-track', { id: trackId, apply: 1 })

/** The participation of an accepted application. */
export const workLink = (projectTrackId: number): ScreenHref =>
  `${myRequestsPath}/initiator-details?projectTrackId=${projectTrackId}`

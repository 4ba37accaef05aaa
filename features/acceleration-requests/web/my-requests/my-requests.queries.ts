import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import type { listAccelerationRequests } from '../../contract/acceleration-request.endpoints.ts'
import type { AccelerationRequestState } from '../../domain/states.ts'

/** An application as its project's team sees it. */
export type MyRequest = ResponseOf<typeof listAccelerationRequests>['items'][number]

export const myRequestsPath = '/bch/view/my-acceleration-requests'

/** Where a track is chosen and applied to. */
export const openTracksPath = '/portal#tracks'

/** What the states of an application are like. */
export const requestTones: Record<AccelerationRequestState, StateTone> = {
  NEW: 'new',
  ACCEPT: 'accepted',
  REJECT: 'rejected',
  CANCEL: 'blocked',
}

/** The work that an accepted application led to. */
export const workLink = (projectTrackId: number): string =>
  `${myRequestsPath}/initiator-details?projectTrackId=${projectTrackId}`

import type { AcceleratorStatus } from '#platform/domain/accelerator-statuses.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'

/** Facts that decide whether a track accepts applications today (product 5, 11). */
export type ApplyingFacts = {
  acceleratorApproved: boolean
  acceleratorStatus: AcceleratorStatus
  programmeStatus: 'DRAFT' | 'PUBLISHED' | 'ARCHIVE'
  trackStatus: 'DRAFT' | 'PUBLISHED' | 'ARCHIVE'
  trackBlocked: boolean
  requestType: 'CONTINUOUS' | 'ON_SCHEDULE'
  /** A stream of the track includes today in the accelerator's time zone. */
  streamActive: boolean
}

/**
 * Why a project can't apply to the track now, or `null`. An unpublished track is not found, because its existence is
 * not public.
 */
export const applyingRefusal = (track: ApplyingFacts): ErrorCode | null => {
  if (track.trackStatus === 'ARCHIVE' || track.programmeStatus === 'ARCHIVE') return 'TRACK_ARCHIVED'
  if (track.trackStatus === 'DRAFT' || track.programmeStatus === 'DRAFT') return 'NOT_FOUND'
  if (!track.acceleratorApproved) return 'ACCELERATOR_NOT_APPROVED'
  if (track.acceleratorStatus === 'PLANNED') return 'ACCELERATOR_NOT_OPEN'
  if (track.acceleratorStatus === 'FINISHED') return 'ACCELERATOR_FINISHED'
  if (track.trackBlocked) return 'TRACK_BLOCKED'
  if (track.requestType === 'ON_SCHEDULE' && !track.streamActive) return 'NO_ACTIVE_STREAM'
  return null
}

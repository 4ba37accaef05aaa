import type { StateTable } from '#platform/domain/state-table.ts'
import type { TrackTransferState } from './states.ts'

/** State labels and colours of a request to copy a track. */
export const trackTransferStateTable: StateTable<TrackTransferState> = {
  words: 'track-transfers:states',
  tones: { CONSIDERATION: 'new', APPROVED: 'accepted', REJECTED: 'rejected', REVOKED: 'blocked' },
}

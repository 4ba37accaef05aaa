import type { StateTable } from '#platform/domain/state-table.ts'
import type { MeetingState, PairingState } from './states.ts'

/** State table of meetings. */
export const meetingStateTable: StateTable<MeetingState> = {
  words: 'mentoring:states',
  tones: { BOOKED: 'work', CANCELLED: 'blocked', HELD: 'accepted', MISSED: 'rejected' },
}

/** A mentor of a project. */
export const pairingStateTable: StateTable<PairingState> = {
  words: 'mentoring:pairingStates',
  tones: { ASKED: 'new', AGREED: 'accepted', DECLINED: 'rejected', WITHDRAWN: 'blocked', ENDED: 'blocked' },
}

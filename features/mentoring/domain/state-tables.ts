import type { StateTable } from '#platform/domain/state-table.ts'
import type { MeetingState } from './states.ts'

/** A meeting with a mentor. */
export const meetingStateTable: StateTable<MeetingState> = {
  words: 'mentoring:states',
  tones: { BOOKED: 'work', CANCELLED: 'blocked', HELD: 'accepted', MISSED: 'rejected' },
}

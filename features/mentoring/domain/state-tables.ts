import type { StateTable } from '#platform/domain/state-table.ts'
import type { MeetingState } from './states.ts'

/** State table of meetings. */
export const meetingStateTable: StateTable<MeetingState> = {
  words: 'mentoring:states',
  tones: { BOOKED: 'work', CANCELLED: 'blocked', HELD: 'accepted', MISSED: 'rejected' },
}

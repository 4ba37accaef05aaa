import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { byPortalItself } from '#platform/domain/policy.ts'
import { meetings, type MeetingFacts } from './mentoring.policy.ts'
import { meetingStates, type MeetingMove, type MeetingState, type MeetingEvent } from './states.ts'

/** Facts for the guards of a meeting. */
export type MeetingMoved = MeetingFacts & {
  begun: boolean
  /** Whether it is too late for changes by the team; the mentor may still change it. */
  late: boolean
}

const inTime = ({ begun, late }: MeetingMoved): ErrorCode | null =>
  begun ? 'MEETING_BEGUN' : late ? 'MEETING_LATE' : null
const onceBegun = ({ begun }: MeetingMoved): ErrorCode | null => (begun ? null : 'MEETING_NOT_BEGUN')

/** State machine of meetings: moved or cancelled in time, and afterwards held or missed. */
export const meetingMachine = defineMachine<MeetingState, MeetingMove, MeetingMoved, MeetingEvent>({
  name: 'mentor_meeting',
  table: 'mentor_meeting',
  column: 'status',
  states: meetingStates,
  initial: 'BOOKED',
  conflict: 'STATE_CHANGED',
  transitions: {
    move: { from: ['BOOKED'], to: 'BOOKED', by: meetings.change, guard: inTime, event: 'MentorMeetingMoved' },
    cancel: {
      from: ['BOOKED'],
      to: 'CANCELLED',
      by: meetings.change,
      guard: inTime,
      event: 'MentorMeetingCancelled',
    },
    hold: {
      from: ['BOOKED', 'MISSED'],
      to: 'HELD',
      by: meetings.conduct,
      guard: onceBegun,
      event: 'MentorMeetingHeld',
    },
    miss: {
      from: ['BOOKED', 'HELD'],
      to: 'MISSED',
      by: meetings.conduct,
      guard: onceBegun,
      event: 'MentorMeetingMissed',
    },
    release: { from: ['BOOKED'], to: 'CANCELLED', by: byPortalItself, event: 'MentorMeetingReleased' },
  },
})

import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  MEETING_BOOKED: {
    params: ['project', 'person', 'day'],
    kind: 'EVENTS',
    by: ['MentorMeetingBooked'],
    to: ['bothOfMeeting'],
  },
  MEETING_MOVED: {
    params: ['project', 'person', 'day'],
    kind: 'EVENTS',
    by: ['MentorMeetingMoved'],
    to: ['bothOfMeeting'],
  },
  MEETING_MOVED_FOR: {
    params: ['project', 'person', 'day', 'reason'],
    kind: 'EVENTS',
    by: ['MentorMeetingMoved'],
    to: ['bothOfMeeting'],
  },
  MEETING_CANCELLED: {
    params: ['project', 'person', 'reason'],
    kind: 'EVENTS',
    by: ['MentorMeetingCancelled'],
    to: ['bothOfMeeting'],
  },
  MEETING_NOTED: {
    params: ['project', 'person'],
    kind: 'EVENTS',
    by: ['MentorMeetingNoted'],
    to: ['bothOfMeeting'],
  },
  MEETING_THANKED: { params: ['project'], kind: 'EVENTS', by: ['MentorMeetingThanked'], to: ['mentor'] },
  MENTOR_ASKED: {
    params: ['project'],
    kind: 'TEAMS',
    by: ['MentorAsked'],
    to: ['mentor'],
    decision: 'pairingId',
    decided: { subject: 'project_mentor', by: ['agree', 'decline', 'withdraw', 'release'] },
  },
  MENTOR_AGREED: { params: ['project', 'person'], kind: 'TEAMS', by: ['MentorAgreed'], to: ['projectTeam'] },
  MENTOR_DECLINED: {
    params: ['project', 'person', 'reason'],
    kind: 'TEAMS',
    by: ['MentorDeclined'],
    to: ['projectTeam'],
  },
  MENTOR_ENDED: {
    params: ['project', 'person', 'reason'],
    kind: 'TEAMS',
    by: ['MentorEnded'],
    to: ['bothOfMeeting'],
  },
  MENTOR_LEFT: { params: ['project', 'person'], kind: 'TEAMS', by: ['MentorLeft'], to: ['projectTeam'] },
  MENTOR_QUESTION: {
    params: ['project', 'question'],
    kind: 'TEAMS',
    by: ['MentorQuestionAsked'],
    to: ['mentors'],
  },
  MENTOR_ADVICE: {
    params: ['project', 'question', 'person'],
    kind: 'TEAMS',
    by: ['MentorAdviceGiven'],
    to: ['projectTeam'],
  },
  MENTOR_ADVICE_NOTED: {
    params: ['project', 'question'],
    kind: 'TEAMS',
    by: ['MentorAdviceNoted'],
    to: ['mentor'],
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  MentorMeetingHeld: 'both sides were there',
  MentorMeetingMissed: 'both sides know',
  MentorMeetingReleased: 'the team is notified once that its mentor left',
  MentorReleased: 'the team is notified once that its mentor left',
  MentorWithdrawn: 'the request leaves the agenda of the mentor',
}

/** Events of meetings; payloads have the row's `id`. */
export const meetingEvents = [
  'MentorMeetingBooked',
  'MentorMeetingMoved',
  'MentorMeetingCancelled',
  'MentorMeetingHeld',
  'MentorMeetingMissed',
  'MentorMeetingReleased',
  'MentorMeetingNoted',
  'MentorMeetingThanked',
] as const

export type MeetingEvent = (typeof meetingEvents)[number]

/** What happens to mentors of projects; payloads carry the row's `id`. */
export const pairingEvents = [
  'MentorAsked',
  'MentorAgreed',
  'MentorDeclined',
  'MentorWithdrawn',
  'MentorEnded',
  'MentorReleased',
] as const

export type PairingEvent = (typeof pairingEvents)[number]

/** What happens to questions to mentors; payloads carry the `id` of the question, or of the advice. */
export const questionEvents = ['MentorQuestionAsked', 'MentorAdviceGiven', 'MentorAdviceNoted'] as const

export type QuestionEvent = (typeof questionEvents)[number]

/** A mentor is one of the accelerator no more: each project that had something booked or agreed is told once. */
export const mentorLeftEvents = ['MentorLeft'] as const

/** Events of meetings; payloads have the row's `id`. */
export const meetingEvents = [
  'MentorMeetingBooked',
  'MentorMeetingMoved',
  'MentorMeetingCancelled',
  'MentorMeetingHeld',
  'MentorMeetingMissed',
  'MentorMeetingNoted',
] as const

export type MeetingEvent = (typeof meetingEvents)[number]

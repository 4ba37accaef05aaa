/** Maximum number of weekly rules per mentor and accelerator. */
export const maxRules = 20

/** Maximum number of free slots in a response. */
export const shownSlots = 100

/** The most tasks agreed in one meeting. */
export const maxTasks = 30

/** The most advice under one question. */
export const maxAdvice = 50

/** Maximum number of pieces of advice of one mentor under one question. */
export const maxOwnAdvice = 5

/** As many teams as a mentor without office hours accompanies at a time. */
export const usualTeams = 5

/** The most rows of one part of a page that shows several. */
export const shownRows = 50

/** Maximum number of closed periods of a mentor at a time. */
export const maxDaysOff = 50

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

/** A mentor left the accelerator; raised once per project that had a booking or a pairing with them. */
export const mentorLeftEvents = ['MentorLeft'] as const

/** States of a meeting with a mentor. */
export const meetingStates = ['BOOKED', 'CANCELLED', 'HELD', 'MISSED'] as const

export type MeetingState = (typeof meetingStates)[number]

/** `release`: the portal cancels what a mentor who left had booked. */
export const meetingMoves = ['move', 'cancel', 'hold', 'miss', 'release'] as const

export type MeetingMove = (typeof meetingMoves)[number]

/** What may be done with a meeting: besides moving it, its mentor writes notes, both sides agree on tasks, the team thanks. */
export const meetingActions = ['move', 'hold', 'miss', 'note', 'agree', 'thank', 'cancel'] as const

/** What may be done with the office hours of a mentor. */
export const officeHoursActions = ['book', 'ask', 'edit'] as const

/** States of a mentor of a project. */
export const pairingStates = ['ASKED', 'AGREED', 'DECLINED', 'WITHDRAWN', 'ENDED'] as const

export type PairingState = (typeof pairingStates)[number]

/** States in which the mentor accompanies the project or is asked to. */
export const openPairings: ReadonlySet<PairingState> = new Set(['ASKED', 'AGREED'])

/** `release`: the portal ends it where the mentor left. */
export const pairingMoves = ['agree', 'decline', 'withdraw', 'end', 'release'] as const

export type PairingMove = (typeof pairingMoves)[number]

/** What people may do with it. */
export const pairingActions = ['agree', 'decline', 'withdraw', 'end'] as const

/** Who does what was agreed in a meeting. */
export const taskSides = ['TEAM', 'MENTOR'] as const

/** What a team made of an advice. */
export const verdicts = ['FOLLOWED', 'PARTLY', 'NOT_FOLLOWED'] as const

/** What may be done with a question to mentors. */
export const questionActions = ['advise', 'close', 'reopen'] as const

/** Periods by which the hours given are summed. */
export const hoursPeriods = ['THIS_MONTH', 'LAST_MONTH', 'THIS_QUARTER', 'THIS_YEAR'] as const

export type HoursPeriod = (typeof hoursPeriods)[number]

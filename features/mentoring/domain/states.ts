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

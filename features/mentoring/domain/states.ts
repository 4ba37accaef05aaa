/** States of a meeting with a mentor. */
export const meetingStates = ['BOOKED', 'CANCELLED', 'HELD', 'MISSED'] as const

export type MeetingState = (typeof meetingStates)[number]

export const meetingMoves = ['move', 'cancel', 'hold', 'miss'] as const

export type MeetingMove = (typeof meetingMoves)[number]

/** What may be done with a meeting: besides moving it, its mentor writes notes. */
export const meetingActions = ['move', 'hold', 'miss', 'note', 'cancel'] as const

/** What may be done with the office hours of a mentor. */
export const officeHoursActions = ['book', 'edit'] as const

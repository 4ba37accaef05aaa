/** States of a meeting with a mentor. */
export const meetingStates = ['BOOKED', 'CANCELLED', 'HELD', 'MISSED'] as const

export type MeetingState = (typeof meetingStates)[number]

export const meetingMoves = ['move', 'cancel', 'hold', 'miss'] as const

export type MeetingMove = (typeof meetingMoves)[number]

/** Actions on a meeting, including notes. */
export const meetingActions = ['move', 'hold', 'miss', 'note', 'cancel'] as const

/** Actions on office hours. */
export const officeHoursActions = ['book', 'edit'] as const

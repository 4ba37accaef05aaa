/** States of a person: waiting for confirmation, active, blocked, rejected (spec 4 "User status"). */
export const personStates = ['W', 'A', 'B', 'R'] as const

export type PersonState = (typeof personStates)[number]

/** Actions that move a person's state. */
export const personMoves = ['block', 'unblock'] as const

export type PersonMove = (typeof personMoves)[number]

/** Everything an administrator may be offered for a person. */
export const personActions = [...personMoves, 'logInAs', 'settleRoles', 'resetSecondFactor'] as const

export type PersonAction = (typeof personActions)[number]

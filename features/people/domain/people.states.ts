/** States of a person: waiting for confirmation, active, blocked, rejected (spec 4 "User status"). */
export const personStates = ['W', 'A', 'B', 'R'] as const

/** One of `personStates`. */
export type PersonState = (typeof personStates)[number]

/** Actions that move a person's state. */
export const personMoves = ['block', 'unblock'] as const

/** One of `personMoves`. */
export type PersonMove = (typeof personMoves)[number]

/** Everything an administrator may be offered for a person. */
export const personActions = [...personMoves, 'logInAs', 'settleRoles', 'resetSecondFactor'] as const

/** One of `personActions`. */
export type PersonAction = (typeof personActions)[number]

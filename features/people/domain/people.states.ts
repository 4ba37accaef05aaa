/** States of a person: unconfirmed, active, blocked, rejected (spec 4 "User status"). */
export const personStates = ['W', 'A', 'B', 'R'] as const

export type PersonState = (typeof personStates)[number]

/** Actions that change a person's state. */
export const personMoves = ['block', 'unblock', 'merge'] as const

export type PersonMove = (typeof personMoves)[number]

/** All actions of an administrator on a person. */
export const personActions = [...personMoves, 'logInAs', 'settleRoles', 'resetSecondFactor'] as const

export type PersonAction = (typeof personActions)[number]

/** States of a request to be erased: asked by the person, decided by an administrator or withdrawn. */
export const erasureStates = ['ASKED', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const

/** One of `erasureStates`. */
export type ErasureState = (typeof erasureStates)[number]

/** What can be done with a request to be erased. */
export const erasureActions = ['approve', 'reject', 'withdraw'] as const

/** One of `erasureActions`. */
export type ErasureAction = (typeof erasureActions)[number]

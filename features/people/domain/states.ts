/** States of a request to be erased: requested by the person, decided by an administrator or withdrawn. */
export const erasureStates = ['ASKED', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const

export type ErasureState = (typeof erasureStates)[number]

/** Actions on a request to be erased. */
export const erasureActions = ['approve', 'reject', 'withdraw'] as const

export type ErasureAction = (typeof erasureActions)[number]

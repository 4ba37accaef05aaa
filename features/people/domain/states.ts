/** Events about people. */
export type PeopleEvent =
  | 'PersonRenamed'
  | 'ErasureAsked'
  | 'ErasureApproved'
  | 'ErasureRejected'
  | 'ErasureWithdrawn'

/** Administrators' actions on people's accounts, which trigger notifications. */
export const accountEvents = ['PersonBlocked', 'PersonUnblocked', 'LoggedInAs'] as const

/** Two accounts of one person became one; the payload is `{ uid, intoUid, mergeId }`. */
export const mergeEvents = ['PersonMerged'] as const

/** One of them; the payload has the `uid` of the person. */
export type AccountEvent = (typeof accountEvents)[number] | (typeof mergeEvents)[number]

/** States of a request to be erased: requested by the person, decided by an administrator or withdrawn. */
export const erasureStates = ['ASKED', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const

export type ErasureState = (typeof erasureStates)[number]

/** Whether a request to be erased awaits the decision, so that no other one is made. */
export const isErasureRequested = ({ status }: { status: ErasureState }): boolean => status === 'ASKED'

/** Actions on a request to be erased. */
export const erasureActions = ['approve', 'reject', 'withdraw'] as const

export type ErasureAction = (typeof erasureActions)[number]

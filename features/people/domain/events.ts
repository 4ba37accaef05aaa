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

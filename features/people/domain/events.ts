/** Events about people. */
export type PeopleEvent =
  | 'PersonRenamed'
  | 'ErasureAsked'
  | 'ErasureApproved'
  | 'ErasureRejected'
  | 'ErasureWithdrawn'

/** Administrators' actions on people's accounts, which trigger notifications. */
export const accountEvents = ['PersonBlocked', 'PersonUnblocked', 'LoggedInAs'] as const

/** One of `accountEvents`; the payload is `{ uid }` of the person. */
export type AccountEvent = (typeof accountEvents)[number]

/** What subscribers hear of people. */
export type PeopleEvent =
  | 'PersonRenamed'
  | 'ErasureAsked'
  | 'ErasureApproved'
  | 'ErasureRejected'
  | 'ErasureWithdrawn'

/** What administrators do to people's accounts; notifications hang on these. */
export const accountEvents = ['PersonBlocked', 'PersonUnblocked', 'LoggedInAs'] as const

/** One of `accountEvents`; the payload is `{ uid }` of the person. */
export type AccountEvent = (typeof accountEvents)[number]

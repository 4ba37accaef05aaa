/** What subscribers hear of people. */
export const peopleEvents = [
  'PersonRenamed',
  'ErasureAsked',
  'ErasureApproved',
  'ErasureRejected',
  'ErasureWithdrawn',
] as const

/** One of `peopleEvents`. */
export type PeopleEvent = (typeof peopleEvents)[number]

/** What subscribers hear of people. */
export type PeopleEvent =
  'PersonRenamed' | 'ErasureAsked' | 'ErasureApproved' | 'ErasureRejected' | 'ErasureWithdrawn'

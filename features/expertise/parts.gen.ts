// Written by `npm run parts` from the names of the files; never by hand.
import * as badgeEndpoints from './contract/badge.endpoints.ts'
import * as countNewExpertJobsQuery from './server/count-new-expert-jobs.query.ts'

/** What this feature is made of. */
export const parts = {
  name: 'expertise',
  contract: [
    badgeEndpoints,
  ],
  handlers: [
    countNewExpertJobsQuery,
  ],
}

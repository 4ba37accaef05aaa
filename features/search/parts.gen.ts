// Written by `npm run parts` from the names of the files; never by hand.
import * as searchEndpoints from './contract/search.endpoints.ts'
import * as searchQuery from './server/search.query.ts'

/** What this feature is made of. */
export const parts = {
  name: 'search',
  contract: [
    searchEndpoints,
  ],
  handlers: [
    searchQuery,
  ],
}

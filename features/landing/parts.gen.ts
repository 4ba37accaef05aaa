// Written by `npm run parts` from the names of the files; never by hand.
import * as portalFiguresEndpoints from './contract/portal-figures.endpoints.ts'
import * as portalFiguresQuery from './server/portal-figures.query.ts'

/** What this feature is made of. */
export const parts = {
  name: 'landing',
  contract: [
    portalFiguresEndpoints,
  ],
  handlers: [
    portalFiguresQuery,
  ],
}

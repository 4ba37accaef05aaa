// Written by `npm run parts` from the names of the files; never by hand.
import * as systemEndpoints from './contract/system.endpoints.ts'
import * as logoQuery from './server/logo.query.ts'
import * as systemSettingsQuery from './server/system-settings.query.ts'

/** What this feature is made of. */
export const parts = {
  name: 'administration',
  contract: [
    systemEndpoints,
  ],
  handlers: [
    logoQuery,
    systemSettingsQuery,
  ],
}

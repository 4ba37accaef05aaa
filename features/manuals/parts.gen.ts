// Written by `npm run parts` from the names of the files; never by hand.
import * as manualEndpoints from './contract/manual.endpoints.ts'
import * as manualsQuery from './server/manuals.query.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'manuals',
  contract: [
    manualEndpoints,
  ],
  handlers: [
    manualsQuery,
  ],
  texts: { en, ru },
}

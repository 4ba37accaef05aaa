// Written by `npm run parts` from the names of the files; never by hand.
import * as pageHitEndpoints from './contract/page-hit.endpoints.ts'
import * as pageHitsQuery from './server/page-hits.query.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'page-hits',
  contract: [
    pageHitEndpoints,
  ],
  handlers: [
    pageHitsQuery,
  ],
  texts: { en, ru },
}

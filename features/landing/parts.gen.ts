// Written by `npm run parts` from the names of the files; never by hand.
import * as portalFiguresEndpoints from './contract/portal-figures.endpoints.ts'
import * as portalFiguresQuery from './server/portal-figures.query.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'landing',
  contract: [
    portalFiguresEndpoints,
  ],
  handlers: [
    portalFiguresQuery,
  ],
  texts: { en, ru },
}

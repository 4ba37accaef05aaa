// Written by `npm run parts` from the names of the files; never by hand.
import * as currenciesEndpoints from './contract/currencies.endpoints.ts'
import * as offeredCurrenciesQuery from './server/offered-currencies.query.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'fields',
  contract: [
    currenciesEndpoints,
  ],
  handlers: [
    offeredCurrenciesQuery,
  ],
  texts: { en, ru },
}

// Written by `npm run parts` from the names of the files; never by hand.
import * as apiTokenEndpoints from './contract/api-token.endpoints.ts'
import * as apiTokensUseCase from './server/api-tokens.use-case.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'api-tokens',
  contract: [
    apiTokenEndpoints,
  ],
  handlers: [
    apiTokensUseCase,
  ],
  texts: { en, ru },
}

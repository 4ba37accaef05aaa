// Written by `npm run parts` from the names of the files; never by hand.
import * as investorProfileEndpoints from './contract/investor-profile.endpoints.ts'
import * as investorShowcaseEndpoints from './contract/investor-showcase.endpoints.ts'
import * as investorProfileQuery from './server/investor-profile.query.ts'
import * as investorProfileUseCase from './server/investor-profile.use-case.ts'
import * as investorShowcaseQuery from './server/investor-showcase.query.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'investors',
  contract: [
    investorProfileEndpoints,
    investorShowcaseEndpoints,
  ],
  handlers: [
    investorProfileQuery,
    investorProfileUseCase,
    investorShowcaseQuery,
  ],
  texts: { en, ru },
}

// Written by `npm run parts` from the names of the files; never by hand.
import * as firstStartEndpoints from './contract/first-start.endpoints.ts'
import * as firstAdministratorUseCase from './server/first-administrator.use-case.ts'
import * as firstStartUseCase from './server/first-start.use-case.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'first-start',
  contract: [
    firstStartEndpoints,
  ],
  handlers: [
    firstAdministratorUseCase,
    firstStartUseCase,
  ],
  texts: { en, ru },
}

// Written by `npm run parts` from the names of the files; never by hand.
import * as bounceEndpoints from './contract/bounce.endpoints.ts'
import * as confirmAddressUseCase from './server/confirm-address.use-case.ts'
import * as ownBounceQuery from './server/own-bounce.query.ts'
import * as reportBounceUseCase from './server/report-bounce.use-case.ts'
import * as readBouncesJob from './server/read-bounces.job.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'bounces',
  contract: [
    bounceEndpoints,
  ],
  handlers: [
    confirmAddressUseCase,
    ownBounceQuery,
    reportBounceUseCase,
  ],
  jobs: [
    readBouncesJob,
  ],
  texts: { en, ru },
}

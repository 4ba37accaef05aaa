// Written by `npm run parts` from the names of the files; never by hand.
import * as webHookEndpoints from './contract/web-hook.endpoints.ts'
import * as webHooksQuery from './server/web-hooks.query.ts'
import * as webHooksUseCase from './server/web-hooks.use-case.ts'
import * as webHooksSubscribers from './server/web-hooks.subscribers.ts'
import * as webHooksJob from './server/web-hooks.job.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'web-hooks',
  contract: [
    webHookEndpoints,
  ],
  handlers: [
    webHooksQuery,
    webHooksUseCase,
  ],
  subscribers: [
    webHooksSubscribers,
  ],
  jobs: [
    webHooksJob,
  ],
  texts: { en, ru },
}

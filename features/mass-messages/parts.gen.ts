// Written by `npm run parts` from the names of the files; never by hand.
import * as massMessageEndpoints from './contract/mass-message.endpoints.ts'
import * as massMessagesQuery from './server/mass-messages.query.ts'
import * as massMessagesUseCase from './server/mass-messages.use-case.ts'
import * as forgetDraftsJob from './server/forget-drafts.job.ts'
import * as sendMassMessageJob from './server/send-mass-message.job.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'mass-messages',
  contract: [
    massMessageEndpoints,
  ],
  handlers: [
    massMessagesQuery,
    massMessagesUseCase,
  ],
  jobs: [
    forgetDraftsJob,
    sendMassMessageJob,
  ],
  texts: { en, ru },
}

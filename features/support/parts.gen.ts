// Written by `npm run parts` from the names of the files; never by hand.
import * as supportEndpoints from './contract/support.endpoints.ts'
import * as askSupportUseCase from './server/ask-support.use-case.ts'
import * as guestSupportUseCase from './server/guest-support.use-case.ts'
import * as supportQuery from './server/support.query.ts'
import * as supportUseCase from './server/support.use-case.ts'
import * as textsUseCase from './server/texts.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as forgetSupportJob from './server/forget-support.job.ts'
import * as supportAgendaSource from './server/support.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'support',
  contract: [
    supportEndpoints,
  ],
  handlers: [
    askSupportUseCase,
    guestSupportUseCase,
    supportQuery,
    supportUseCase,
    textsUseCase,
  ],
  subscribers: [
    notifySubscribers,
  ],
  jobs: [
    forgetSupportJob,
  ],
  agendaSources: [
    supportAgendaSource,
  ],
  texts: { en, ru },
}

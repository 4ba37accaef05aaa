// Written by `npm run parts` from the names of the files; never by hand.
import * as riskEndpoints from './contract/risk.endpoints.ts'
import * as riskUseCase from './server/risk.use-case.ts'
import * as risksQuery from './server/risks.query.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as tellEndsJob from './server/tell-ends.job.ts'
import * as risksAgendaSource from './server/risks.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'risks',
  contract: [
    riskEndpoints,
  ],
  handlers: [
    riskUseCase,
    risksQuery,
  ],
  subscribers: [
    notifySubscribers,
  ],
  jobs: [
    tellEndsJob,
  ],
  agendaSources: [
    risksAgendaSource,
  ],
  texts: { en, ru },
}

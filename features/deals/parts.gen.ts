// Written by `npm run parts` from the names of the files; never by hand.
import * as dealEndpoints from './contract/deal.endpoints.ts'
import * as figureEndpoints from './contract/figure.endpoints.ts'
import * as outcomeEndpoints from './contract/outcome.endpoints.ts'
import * as dealUseCase from './server/deal.use-case.ts'
import * as dealsQuery from './server/deals.query.ts'
import * as figuresQuery from './server/figures.query.ts'
import * as figuresUseCase from './server/figures.use-case.ts'
import * as outcomesQuery from './server/outcomes.query.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as askFiguresJob from './server/ask-figures.job.ts'
import * as figuresAgendaSource from './server/figures.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'deals',
  contract: [
    dealEndpoints,
    figureEndpoints,
    outcomeEndpoints,
  ],
  handlers: [
    dealUseCase,
    dealsQuery,
    figuresQuery,
    figuresUseCase,
    outcomesQuery,
  ],
  subscribers: [
    notifySubscribers,
  ],
  jobs: [
    askFiguresJob,
  ],
  agendaSources: [
    figuresAgendaSource,
  ],
  texts: { en, ru },
}

// Written by `npm run parts` from the names of the files; never by hand.
import * as adaptationPlanEndpoints from './contract/adaptation-plan.endpoints.ts'
import * as adaptationPlanUseCase from './server/adaptation-plan.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as adaptationPlansAgendaSource from './server/adaptation-plans.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'adaptation-plans',
  contract: [
    adaptationPlanEndpoints,
  ],
  handlers: [
    adaptationPlanUseCase,
  ],
  subscribers: [
    notifySubscribers,
  ],
  agendaSources: [
    adaptationPlansAgendaSource,
  ],
  texts: { en, ru },
}

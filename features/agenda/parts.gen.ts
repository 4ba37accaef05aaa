// Written by `npm run parts` from the names of the files; never by hand.
import * as agendaEndpoints from './contract/agenda.endpoints.ts'
import * as firstStepsEndpoints from './contract/first-steps.endpoints.ts'
import * as agendaQuery from './server/agenda.query.ts'
import * as firstStepsQuery from './server/first-steps.query.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'agenda',
  contract: [
    agendaEndpoints,
    firstStepsEndpoints,
  ],
  handlers: [
    agendaQuery,
    firstStepsQuery,
  ],
  texts: { en, ru },
}

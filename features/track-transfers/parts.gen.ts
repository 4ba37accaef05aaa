// Written by `npm run parts` from the names of the files; never by hand.
import * as trackTransferEndpoints from './contract/track-transfer.endpoints.ts'
import * as trackTransfersQuery from './server/track-transfers.query.ts'
import * as trackTransfersUseCase from './server/track-transfers.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as trackTransfersAgendaSource from './server/track-transfers.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'track-transfers',
  contract: [
    trackTransferEndpoints,
  ],
  handlers: [
    trackTransfersQuery,
    trackTransfersUseCase,
  ],
  subscribers: [
    notifySubscribers,
  ],
  agendaSources: [
    trackTransfersAgendaSource,
  ],
  texts: { en, ru },
}

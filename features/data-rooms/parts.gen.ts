// Written by `npm run parts` from the names of the files; never by hand.
import * as dataRequestEndpoints from './contract/data-request.endpoints.ts'
import * as dataRoomEndpoints from './contract/data-room.endpoints.ts'
import * as dataRequestsQuery from './server/data-requests.query.ts'
import * as decideUseCase from './server/decide.use-case.ts'
import * as requestDataUseCase from './server/request-data.use-case.ts'
import * as roomQuery from './server/room.query.ts'
import * as roomUseCase from './server/room.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as dataRequestsAgendaSource from './server/data-requests.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'data-rooms',
  contract: [
    dataRequestEndpoints,
    dataRoomEndpoints,
  ],
  handlers: [
    dataRequestsQuery,
    decideUseCase,
    requestDataUseCase,
    roomQuery,
    roomUseCase,
  ],
  subscribers: [
    notifySubscribers,
  ],
  agendaSources: [
    dataRequestsAgendaSource,
  ],
  texts: { en, ru },
}

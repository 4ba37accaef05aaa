// Written by `npm run parts` from the names of the files; never by hand.
import * as timetableEndpoints from './contract/timetable.endpoints.ts'
import * as switchAcceptanceUseCase from './server/switch-acceptance.use-case.ts'
import * as timetableQuery from './server/timetable.query.ts'
import * as writeStreamUseCase from './server/write-stream.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as nextStreamAgendaSource from './server/next-stream.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'timetable',
  contract: [
    timetableEndpoints,
  ],
  handlers: [
    switchAcceptanceUseCase,
    timetableQuery,
    writeStreamUseCase,
  ],
  subscribers: [
    notifySubscribers,
  ],
  agendaSources: [
    nextStreamAgendaSource,
  ],
  texts: { en, ru },
}

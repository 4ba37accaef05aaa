// Written by `npm run parts` from the names of the files; never by hand.
import * as meetingEndpoints from './contract/meeting.endpoints.ts'
import * as officeHoursEndpoints from './contract/office-hours.endpoints.ts'
import * as meetingsUseCase from './server/meetings.use-case.ts'
import * as mentoringQuery from './server/mentoring.query.ts'
import * as officeHoursUseCase from './server/office-hours.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as meetingsAgendaSource from './server/meetings.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'mentoring',
  contract: [
    meetingEndpoints,
    officeHoursEndpoints,
  ],
  handlers: [
    meetingsUseCase,
    mentoringQuery,
    officeHoursUseCase,
  ],
  subscribers: [
    notifySubscribers,
  ],
  agendaSources: [
    meetingsAgendaSource,
  ],
  texts: { en, ru },
}

// Written by `npm run parts` from the names of the files; never by hand.
import * as calendarFeedEndpoints from './contract/calendar-feed.endpoints.ts'
import * as eventEndpoints from './contract/event.endpoints.ts'
import * as invitationEndpoints from './contract/invitation.endpoints.ts'
import * as publicEventEndpoints from './contract/public-event.endpoints.ts'
import * as calendarFeedQuery from './server/calendar-feed.query.ts'
import * as calendarFeedUseCase from './server/calendar-feed.use-case.ts'
import * as eventsQuery from './server/events.query.ts'
import * as eventsUseCase from './server/events.use-case.ts'
import * as invitationsQuery from './server/invitations.query.ts'
import * as invitationsUseCase from './server/invitations.use-case.ts'
import * as publicEventsQuery from './server/public-events.query.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as eventsJob from './server/events.job.ts'
import * as remindersJob from './server/reminders.job.ts'
import * as eventsAgendaSource from './server/events.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'events',
  contract: [
    calendarFeedEndpoints,
    eventEndpoints,
    invitationEndpoints,
    publicEventEndpoints,
  ],
  handlers: [
    calendarFeedQuery,
    calendarFeedUseCase,
    eventsQuery,
    eventsUseCase,
    invitationsQuery,
    invitationsUseCase,
    publicEventsQuery,
  ],
  subscribers: [
    notifySubscribers,
  ],
  jobs: [
    eventsJob,
    remindersJob,
  ],
  agendaSources: [
    eventsAgendaSource,
  ],
  texts: { en, ru },
}

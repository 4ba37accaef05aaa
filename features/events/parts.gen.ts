// Written by `npm run parts` from the names of the files; never by hand.
import * as afterEndpoints from './contract/after.endpoints.ts'
import * as calendarFeedEndpoints from './contract/calendar-feed.endpoints.ts'
import * as doorEndpoints from './contract/door.endpoints.ts'
import * as eventEndpoints from './contract/event.endpoints.ts'
import * as filesEndpoints from './contract/files.endpoints.ts'
import * as guestEndpoints from './contract/guest.endpoints.ts'
import * as invitationEndpoints from './contract/invitation.endpoints.ts'
import * as juryEndpoints from './contract/jury.endpoints.ts'
import * as monthEndpoints from './contract/month.endpoints.ts'
import * as publicEventEndpoints from './contract/public-event.endpoints.ts'
import * as afterQuery from './server/after.query.ts'
import * as afterUseCase from './server/after.use-case.ts'
import * as calendarFeedQuery from './server/calendar-feed.query.ts'
import * as calendarFeedUseCase from './server/calendar-feed.use-case.ts'
import * as doorQuery from './server/door.query.ts'
import * as doorUseCase from './server/door.use-case.ts'
import * as eventsQuery from './server/events.query.ts'
import * as eventsUseCase from './server/events.use-case.ts'
import * as filesUseCase from './server/files.use-case.ts'
import * as guestsQuery from './server/guests.query.ts'
import * as guestsUseCase from './server/guests.use-case.ts'
import * as invitationsQuery from './server/invitations.query.ts'
import * as invitationsUseCase from './server/invitations.use-case.ts'
import * as juryQuery from './server/jury.query.ts'
import * as juryUseCase from './server/jury.use-case.ts'
import * as monthQuery from './server/month.query.ts'
import * as publicEventsQuery from './server/public-events.query.ts'
import * as guestsSubscribers from './server/guests.subscribers.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as eventsJob from './server/events.job.ts'
import * as guestLettersJob from './server/guest-letters.job.ts'
import * as guestsJob from './server/guests.job.ts'
import * as remindersJob from './server/reminders.job.ts'
import * as eventsAgendaSource from './server/events.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'events',
  contract: [
    afterEndpoints,
    calendarFeedEndpoints,
    doorEndpoints,
    eventEndpoints,
    filesEndpoints,
    guestEndpoints,
    invitationEndpoints,
    juryEndpoints,
    monthEndpoints,
    publicEventEndpoints,
  ],
  handlers: [
    afterQuery,
    afterUseCase,
    calendarFeedQuery,
    calendarFeedUseCase,
    doorQuery,
    doorUseCase,
    eventsQuery,
    eventsUseCase,
    filesUseCase,
    guestsQuery,
    guestsUseCase,
    invitationsQuery,
    invitationsUseCase,
    juryQuery,
    juryUseCase,
    monthQuery,
    publicEventsQuery,
  ],
  subscribers: [
    guestsSubscribers,
    notifySubscribers,
  ],
  jobs: [
    eventsJob,
    guestLettersJob,
    guestsJob,
    remindersJob,
  ],
  agendaSources: [
    eventsAgendaSource,
  ],
  texts: { en, ru },
}

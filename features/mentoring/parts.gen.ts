// Written by `npm run parts` from the names of the files; never by hand.
import * as calendarEndpoints from './contract/calendar.endpoints.ts'
import * as daysOffEndpoints from './contract/days-off.endpoints.ts'
import * as meetingEndpoints from './contract/meeting.endpoints.ts'
import * as officeHoursEndpoints from './contract/office-hours.endpoints.ts'
import * as pairingEndpoints from './contract/pairing.endpoints.ts'
import * as questionEndpoints from './contract/question.endpoints.ts'
import * as workspaceEndpoints from './contract/workspace.endpoints.ts'
import * as daysOffQuery from './server/days-off.query.ts'
import * as daysOffUseCase from './server/days-off.use-case.ts'
import * as hoursGivenQuery from './server/hours-given.query.ts'
import * as meetingTasksUseCase from './server/meeting-tasks.use-case.ts'
import * as meetingsUseCase from './server/meetings.use-case.ts'
import * as mentorCalendarUseCase from './server/mentor-calendar.use-case.ts'
import * as mentoringQuery from './server/mentoring.query.ts'
import * as officeHoursUseCase from './server/office-hours.use-case.ts'
import * as pairingQuery from './server/pairing.query.ts'
import * as pairingUseCase from './server/pairing.use-case.ts'
import * as questionQuery from './server/question.query.ts'
import * as questionUseCase from './server/question.use-case.ts'
import * as workspaceQuery from './server/workspace.query.ts'
import * as notifyOfMentorsSubscribers from './server/notify-of-mentors.subscribers.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as calendarsJob from './server/calendars.job.ts'
import * as releaseTeamsJob from './server/release-teams.job.ts'
import * as questionsSearchSource from './server/questions.search-source.ts'
import * as meetingsAgendaSource from './server/meetings.agenda-source.ts'
import * as mentorsAgendaSource from './server/mentors.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'mentoring',
  contract: [
    calendarEndpoints,
    daysOffEndpoints,
    meetingEndpoints,
    officeHoursEndpoints,
    pairingEndpoints,
    questionEndpoints,
    workspaceEndpoints,
  ],
  handlers: [
    daysOffQuery,
    daysOffUseCase,
    hoursGivenQuery,
    meetingTasksUseCase,
    meetingsUseCase,
    mentorCalendarUseCase,
    mentoringQuery,
    officeHoursUseCase,
    pairingQuery,
    pairingUseCase,
    questionQuery,
    questionUseCase,
    workspaceQuery,
  ],
  subscribers: [
    notifyOfMentorsSubscribers,
    notifySubscribers,
  ],
  jobs: [
    calendarsJob,
    releaseTeamsJob,
  ],
  searchSources: [
    questionsSearchSource,
  ],
  agendaSources: [
    meetingsAgendaSource,
    mentorsAgendaSource,
  ],
  texts: { en, ru },
}

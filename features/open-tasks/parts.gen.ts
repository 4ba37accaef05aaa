// Written by `npm run parts` from the names of the files; never by hand.
import * as certificateEndpoints from './contract/certificate.endpoints.ts'
import * as entryEndpoints from './contract/entry.endpoints.ts'
import * as eventOrganizerEndpoints from './contract/event-organizer.endpoints.ts'
import * as jurorEndpoints from './contract/juror.endpoints.ts'
import * as materialEndpoints from './contract/material.endpoints.ts'
import * as openTaskEndpoints from './contract/open-task.endpoints.ts'
import * as publicOpenTaskEndpoints from './contract/public-open-task.endpoints.ts'
import * as questionEndpoints from './contract/question.endpoints.ts'
import * as certificateQuery from './server/certificate.query.ts'
import * as certificateUseCase from './server/certificate.use-case.ts'
import * as changesUseCase from './server/changes.use-case.ts'
import * as entriesQuery from './server/entries.query.ts'
import * as entriesUseCase from './server/entries.use-case.ts'
import * as eventOrganizersQuery from './server/event-organizers.query.ts'
import * as eventOrganizersUseCase from './server/event-organizers.use-case.ts'
import * as juryUseCase from './server/jury.use-case.ts'
import * as materialsUseCase from './server/materials.use-case.ts'
import * as movesUseCase from './server/moves.use-case.ts'
import * as openTasksQuery from './server/open-tasks.query.ts'
import * as openTasksUseCase from './server/open-tasks.use-case.ts'
import * as outagesUseCase from './server/outages.use-case.ts'
import * as publicOpenTasksQuery from './server/public-open-tasks.query.ts'
import * as questionsUseCase from './server/questions.use-case.ts'
import * as scoresUseCase from './server/scores.use-case.ts'
import * as winnersUseCase from './server/winners.use-case.ts'
import * as juryConflictsSubscribers from './server/jury-conflicts.subscribers.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as eventOrganizersJob from './server/event-organizers.job.ts'
import * as stagesJob from './server/stages.job.ts'
import * as openTasksAgendaSource from './server/open-tasks.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'open-tasks',
  contract: [
    certificateEndpoints,
    entryEndpoints,
    eventOrganizerEndpoints,
    jurorEndpoints,
    materialEndpoints,
    openTaskEndpoints,
    publicOpenTaskEndpoints,
    questionEndpoints,
  ],
  handlers: [
    certificateQuery,
    certificateUseCase,
    changesUseCase,
    entriesQuery,
    entriesUseCase,
    eventOrganizersQuery,
    eventOrganizersUseCase,
    juryUseCase,
    materialsUseCase,
    movesUseCase,
    openTasksQuery,
    openTasksUseCase,
    outagesUseCase,
    publicOpenTasksQuery,
    questionsUseCase,
    scoresUseCase,
    winnersUseCase,
  ],
  subscribers: [
    juryConflictsSubscribers,
    notifySubscribers,
  ],
  jobs: [
    eventOrganizersJob,
    stagesJob,
  ],
  agendaSources: [
    openTasksAgendaSource,
  ],
  texts: { en, ru },
}

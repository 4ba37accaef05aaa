// Written by `npm run parts` from the names of the files; never by hand.
import * as keptProjectsEndpoints from './contract/kept-projects.endpoints.ts'
import * as projectDetailsEndpoints from './contract/project-details.endpoints.ts'
import * as projectLogoEndpoints from './contract/project-logo.endpoints.ts'
import * as projectEndpoints from './contract/project.endpoints.ts'
import * as teamEndpoints from './contract/team.endpoints.ts'
import * as detailsGetProjectDetailsQuery from './server/details/get-project-details.query.ts'
import * as detailsProfileVisibilityUseCase from './server/details/profile-visibility.use-case.ts'
import * as leadershipUseCase from './server/leadership.use-case.ts'
import * as listKeptProjectsQuery from './server/list-kept-projects.query.ts'
import * as listMyProjectsQuery from './server/list-my-projects.query.ts'
import * as memberResumeUseCase from './server/member-resume.use-case.ts'
import * as projectDocumentsUseCase from './server/project-documents.use-case.ts'
import * as projectLogoUseCase from './server/project-logo.use-case.ts'
import * as projectTeamUseCase from './server/project-team.use-case.ts'
import * as projectUseCase from './server/project.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as cleanUpDeletedJob from './server/clean-up-deleted.job.ts'
import * as projectsSearchSource from './server/projects.search-source.ts'
import * as leadershipAgendaSource from './server/leadership.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'projects',
  contract: [
    keptProjectsEndpoints,
    projectDetailsEndpoints,
    projectLogoEndpoints,
    projectEndpoints,
    teamEndpoints,
  ],
  handlers: [
    detailsGetProjectDetailsQuery,
    detailsProfileVisibilityUseCase,
    leadershipUseCase,
    listKeptProjectsQuery,
    listMyProjectsQuery,
    memberResumeUseCase,
    projectDocumentsUseCase,
    projectLogoUseCase,
    projectTeamUseCase,
    projectUseCase,
  ],
  subscribers: [
    notifySubscribers,
  ],
  jobs: [
    cleanUpDeletedJob,
  ],
  searchSources: [
    projectsSearchSource,
  ],
  agendaSources: [
    leadershipAgendaSource,
  ],
  texts: { en, ru },
}

// Written by `npm run parts` from the names of the files; never by hand.
import * as accelerationRequestEndpoints from './contract/acceleration-request.endpoints.ts'
import * as applicationDraftEndpoints from './contract/application-draft.endpoints.ts'
import * as decisionEndpoints from './contract/decision.endpoints.ts'
import * as ownWorkEndpoints from './contract/own-work.endpoints.ts'
import * as projectInWorkEndpoints from './contract/project-in-work.endpoints.ts'
import * as requestAccessEndpoints from './contract/request-access.endpoints.ts'
import * as trackFitEndpoints from './contract/track-fit.endpoints.ts'
import * as applicationDraftQuery from './server/application-draft.query.ts'
import * as applicationDraftUseCase from './server/application-draft.use-case.ts'
import * as changePublicationUseCase from './server/change-publication.use-case.ts'
import * as createAccelerationRequestUseCase from './server/create-acceleration-request.use-case.ts'
import * as decideAccelerationRequestUseCase from './server/decide-acceleration-request.use-case.ts'
import * as decisionsLetterQuery from './server/decisions/letter.query.ts'
import * as decisionsPlanQuery from './server/decisions/plan.query.ts'
import * as decisionsRunQuery from './server/decisions/run.query.ts'
import * as decisionsRunUseCase from './server/decisions/run.use-case.ts'
import * as decisionsStageUseCase from './server/decisions/stage.use-case.ts'
import * as deleteAccelerationRequestUseCase from './server/delete-acceleration-request.use-case.ts'
import * as giveContactConsentUseCase from './server/give-contact-consent.use-case.ts'
import * as listAccelerationRequestsQuery from './server/list-acceleration-requests.query.ts'
import * as ownWorkQuery from './server/own-work.query.ts'
import * as projectsInWorkQuery from './server/projects-in-work.query.ts'
import * as receivingTracksQuery from './server/receiving-tracks.query.ts'
import * as trackFitQuery from './server/track-fit.query.ts'
import * as transferProjectUseCase from './server/transfer-project.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as cleanUpDraftsJob from './server/clean-up-drafts.job.ts'
import * as decisionsRunJob from './server/decisions/run.job.ts'
import * as applicationsSearchSource from './server/applications.search-source.ts'
import * as decisionsStagedAgendaSource from './server/decisions/staged.agenda-source.ts'
import * as draftsAgendaSource from './server/drafts.agenda-source.ts'
import * as inWorkAgendaSource from './server/in-work.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'acceleration-requests',
  contract: [
    accelerationRequestEndpoints,
    applicationDraftEndpoints,
    decisionEndpoints,
    ownWorkEndpoints,
    projectInWorkEndpoints,
    requestAccessEndpoints,
    trackFitEndpoints,
  ],
  handlers: [
    applicationDraftQuery,
    applicationDraftUseCase,
    changePublicationUseCase,
    createAccelerationRequestUseCase,
    decideAccelerationRequestUseCase,
    decisionsLetterQuery,
    decisionsPlanQuery,
    decisionsRunQuery,
    decisionsRunUseCase,
    decisionsStageUseCase,
    deleteAccelerationRequestUseCase,
    giveContactConsentUseCase,
    listAccelerationRequestsQuery,
    ownWorkQuery,
    projectsInWorkQuery,
    receivingTracksQuery,
    trackFitQuery,
    transferProjectUseCase,
  ],
  subscribers: [
    notifySubscribers,
  ],
  jobs: [
    cleanUpDraftsJob,
    decisionsRunJob,
  ],
  searchSources: [
    applicationsSearchSource,
  ],
  agendaSources: [
    decisionsStagedAgendaSource,
    draftsAgendaSource,
    inWorkAgendaSource,
  ],
  texts: { en, ru },
}

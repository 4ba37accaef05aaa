// Written by `npm run parts` from the names of the files; never by hand.
import * as firmEndpoints from './contract/firm.endpoints.ts'
import * as investorCheckEndpoints from './contract/investor-check.endpoints.ts'
import * as investorProfileEndpoints from './contract/investor-profile.endpoints.ts'
import * as investorShowcaseEndpoints from './contract/investor-showcase.endpoints.ts'
import * as pipelineEndpoints from './contract/pipeline.endpoints.ts'
import * as searchEndpoints from './contract/search.endpoints.ts'
import * as firmQuery from './server/firm.query.ts'
import * as firmUseCase from './server/firm.use-case.ts'
import * as investorChecksQuery from './server/investor-checks.query.ts'
import * as investorChecksUseCase from './server/investor-checks.use-case.ts'
import * as investorProfileQuery from './server/investor-profile.query.ts'
import * as investorProfileUseCase from './server/investor-profile.use-case.ts'
import * as investorShowcaseQuery from './server/investor-showcase.query.ts'
import * as pipelineFilesQuery from './server/pipeline-files.query.ts'
import * as pipelineFilesUseCase from './server/pipeline-files.use-case.ts'
import * as pipelineQuery from './server/pipeline.query.ts'
import * as pipelineUseCase from './server/pipeline.use-case.ts'
import * as searchesQuery from './server/searches.query.ts'
import * as searchesUseCase from './server/searches.use-case.ts'
import * as followDealsSubscribers from './server/follow-deals.subscribers.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as tellSearchesJob from './server/tell-searches.job.ts'
import * as firmInvitationsAgendaSource from './server/firm-invitations.agenda-source.ts'
import * as pipelineAgendaSource from './server/pipeline.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'investors',
  contract: [
    firmEndpoints,
    investorCheckEndpoints,
    investorProfileEndpoints,
    investorShowcaseEndpoints,
    pipelineEndpoints,
    searchEndpoints,
  ],
  handlers: [
    firmQuery,
    firmUseCase,
    investorChecksQuery,
    investorChecksUseCase,
    investorProfileQuery,
    investorProfileUseCase,
    investorShowcaseQuery,
    pipelineFilesQuery,
    pipelineFilesUseCase,
    pipelineQuery,
    pipelineUseCase,
    searchesQuery,
    searchesUseCase,
  ],
  subscribers: [
    followDealsSubscribers,
    notifySubscribers,
  ],
  jobs: [
    tellSearchesJob,
  ],
  agendaSources: [
    firmInvitationsAgendaSource,
    pipelineAgendaSource,
  ],
  texts: { en, ru },
}

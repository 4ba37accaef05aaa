// Written by `npm run parts` from the names of the files; never by hand.
import * as investorProfileEndpoints from './contract/investor-profile.endpoints.ts'
import * as investorShowcaseEndpoints from './contract/investor-showcase.endpoints.ts'
import * as pipelineEndpoints from './contract/pipeline.endpoints.ts'
import * as investorProfileQuery from './server/investor-profile.query.ts'
import * as investorProfileUseCase from './server/investor-profile.use-case.ts'
import * as investorShowcaseQuery from './server/investor-showcase.query.ts'
import * as pipelineQuery from './server/pipeline.query.ts'
import * as pipelineUseCase from './server/pipeline.use-case.ts'
import * as pipelineAgendaSource from './server/pipeline.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'investors',
  contract: [
    investorProfileEndpoints,
    investorShowcaseEndpoints,
    pipelineEndpoints,
  ],
  handlers: [
    investorProfileQuery,
    investorProfileUseCase,
    investorShowcaseQuery,
    pipelineQuery,
    pipelineUseCase,
  ],
  agendaSources: [
    pipelineAgendaSource,
  ],
  texts: { en, ru },
}

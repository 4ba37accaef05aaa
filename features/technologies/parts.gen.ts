// Written by `npm run parts` from the names of the files; never by hand.
import * as proposalEndpoints from './contract/proposal.endpoints.ts'
import * as shownTechnologyEndpoints from './contract/shown-technology.endpoints.ts'
import * as technologyPartsEndpoints from './contract/technology-parts.endpoints.ts'
import * as technologySheetEndpoints from './contract/technology-sheet.endpoints.ts'
import * as technologyEndpoints from './contract/technology.endpoints.ts'
import * as listProposalsQuery from './server/list-proposals.query.ts'
import * as listTechnologiesQuery from './server/list-technologies.query.ts'
import * as proposalUseCase from './server/proposal.use-case.ts'
import * as shownTechnologiesQuery from './server/shown-technologies.query.ts'
import * as technologyPartsUseCase from './server/technology-parts.use-case.ts'
import * as technologySheetUseCase from './server/technology-sheet.use-case.ts'
import * as technologyUseCase from './server/technology.use-case.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as technologiesSearchSource from './server/technologies.search-source.ts'
import * as proposalsAgendaSource from './server/proposals.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'technologies',
  contract: [
    proposalEndpoints,
    shownTechnologyEndpoints,
    technologyPartsEndpoints,
    technologySheetEndpoints,
    technologyEndpoints,
  ],
  handlers: [
    listProposalsQuery,
    listTechnologiesQuery,
    proposalUseCase,
    shownTechnologiesQuery,
    technologyPartsUseCase,
    technologySheetUseCase,
    technologyUseCase,
  ],
  subscribers: [
    notifySubscribers,
  ],
  searchSources: [
    technologiesSearchSource,
  ],
  agendaSources: [
    proposalsAgendaSource,
  ],
  texts: { en, ru },
}

// Written by `npm run parts` from the names of the files; never by hand.
import * as documentEndpoints from './contract/document.endpoints.ts'
import * as logoEndpoints from './contract/logo.endpoints.ts'
import * as marketingEndpoints from './contract/marketing.endpoints.ts'
import * as memberEndpoints from './contract/member.endpoints.ts'
import * as profileEndpoints from './contract/profile.endpoints.ts'
import * as requestEndpoints from './contract/request.endpoints.ts'
import * as showcaseAcceleratorsEndpoints from './contract/showcase-accelerators.endpoints.ts'
import * as acceleratorUseCase from './server/accelerator.use-case.ts'
import * as decideRequestUseCase from './server/decide-request.use-case.ts'
import * as documentsUseCase from './server/documents.use-case.ts'
import * as listAcceleratorsQuery from './server/list-accelerators.query.ts'
import * as listMarketingFilesQuery from './server/list-marketing-files.query.ts'
import * as listMemberTeamsQuery from './server/list-member-teams.query.ts'
import * as listMyRequestsQuery from './server/list-my-requests.query.ts'
import * as listTrackersQuery from './server/list-trackers.query.ts'
import * as logoUseCase from './server/logo.use-case.ts'
import * as marketingFilesUseCase from './server/marketing-files.use-case.ts'
import * as requestUseCase from './server/request.use-case.ts'
import * as showcaseAcceleratorsQuery from './server/showcase-accelerators.query.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as acceleratorsSearchSource from './server/accelerators.search-source.ts'
import * as approvalAgendaSource from './server/approval.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'accelerators',
  contract: [
    documentEndpoints,
    logoEndpoints,
    marketingEndpoints,
    memberEndpoints,
    profileEndpoints,
    requestEndpoints,
    showcaseAcceleratorsEndpoints,
  ],
  handlers: [
    acceleratorUseCase,
    decideRequestUseCase,
    documentsUseCase,
    listAcceleratorsQuery,
    listMarketingFilesQuery,
    listMemberTeamsQuery,
    listMyRequestsQuery,
    listTrackersQuery,
    logoUseCase,
    marketingFilesUseCase,
    requestUseCase,
    showcaseAcceleratorsQuery,
  ],
  subscribers: [
    notifySubscribers,
  ],
  searchSources: [
    acceleratorsSearchSource,
  ],
  agendaSources: [
    approvalAgendaSource,
  ],
  texts: { en, ru },
}

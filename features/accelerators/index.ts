import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import * as accelerator from './server/accelerator.use-case.ts'
import * as decisions from './server/decide-request.use-case.ts'
import * as documents from './server/documents.use-case.ts'
import { listAcceleratorsQuery, listApprovedAcceleratorsQuery } from './server/list-accelerators.query.ts'
import { listMarketingFilesQuery } from './server/list-marketing-files.query.ts'
import { listMemberAdminsQuery, listMemberTeamsQuery } from './server/list-member-teams.query.ts'
import { listMyRequestsQuery } from './server/list-my-requests.query.ts'
import { listTrackersQuery } from './server/list-trackers.query.ts'
import * as logo from './server/logo.use-case.ts'
import * as marketing from './server/marketing-files.use-case.ts'
import { acceleratorSubscribers } from './server/notify.subscribers.ts'
import { createAcceleratorRequestUseCase } from './server/request.use-case.ts'

export { accelerators, type AcceleratorFacts } from './domain/accelerator.policy.ts'

/** Accelerators, the requests for new ones, and the people who work in them. */
export const acceleratorsFeature: Feature = {
  name: 'accelerators',
  endpoints,
  handlers: [
    listMemberTeamsQuery,
    listMemberAdminsQuery,
    listTrackersQuery,
    listAcceleratorsQuery,
    listApprovedAcceleratorsQuery,
    listMyRequestsQuery,
    listMarketingFilesQuery,
    createAcceleratorRequestUseCase,
    ...Object.values(decisions),
    ...Object.values(accelerator),
    ...Object.values(logo),
    ...Object.values(documents),
    ...Object.values(marketing),
  ],
  subscribers: acceleratorSubscribers,
  files: [{ entity: 'ACCELERATOR_UPLOADS' }, { entity: 'ACCELERATOR_LOGO' }],
}

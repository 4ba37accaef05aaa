import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { createAccelerationRequestUseCase } from './server/create-acceleration-request.use-case.ts'
import { giveContactConsentUseCase } from './server/give-contact-consent.use-case.ts'
import * as deciding from './server/decide-acceleration-request.use-case.ts'
import * as listing from './server/list-acceleration-requests.query.ts'
import {
  refreshBadgeOfDeletedProject,
  refreshRequestBadge,
  tellOfAccelerationRequest,
} from './server/notify.subscribers.ts'
import * as projectsInWork from './server/projects-in-work.query.ts'

export { applyToTrack, type ApplicationToMake } from './server/apply-to-track.ts'

/** Applications of projects to tracks, and the accelerator's list of them and of the work that came of them. */
export const accelerationRequestsFeature: Feature = {
  name: 'acceleration-requests',
  endpoints,
  handlers: [
    createAccelerationRequestUseCase,
    giveContactConsentUseCase,
    ...Object.values(deciding),
    ...Object.values(listing),
    ...Object.values(projectsInWork),
  ],
  subscribers: [tellOfAccelerationRequest, refreshRequestBadge, refreshBadgeOfDeletedProject],
  constraintErrors: { acceleration_request_open: 'REQUEST_EXISTS' },
}

import { addProfileOpener } from '#features/project-profiles'
import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { applicationOpener, draftOpener } from './server/application-openers.ts'

export { accelerationRequests } from './domain/acceleration-request.policy.ts'
export { findAccelerationRequest } from './server/acceleration-request.repository.ts'
export { applyToTrack, trackRefusal } from './server/apply-to-track.ts'
export { seesAllWork, sponsors, worksHere } from './domain/work-place.ts'
export { onDays } from './server/work-conditions.ts'
export { zoneOf } from './server/work.scope.ts'
export { figureOf, workFiltersOf, workRows, type WorkFilters } from './server/work.row-set.ts'

/** Names of an application's states. */
export const requestStateWords = { ru: parts.texts.ru.states, en: parts.texts.en.states }

addProfileOpener(draftOpener)
addProfileOpener(applicationOpener)

/** Applications of projects to tracks, and the accelerator's list of them and of their participations. */
export const accelerationRequestsFeature = (settings: { publicUrl: string }): Feature =>
  featureOf(
    parts,
    {
      constraintErrors: { acceleration_request_open: 'REQUEST_EXISTS' },
    },
    settings,
  )

import { addProfileOpener } from '#features/project-profiles'
import { addDeadlineSource } from '#features/reminders'
import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { applicationOpener, draftOpener } from './server/application-openers.ts'
import { intakeDeadlines } from './server/draft.deadline-source.ts'

export { accelerationRequests } from './domain/acceleration-request.machine.ts'
export { findAccelerationRequest } from './server/acceleration-request.repository.ts'
export { applyToTrack, trackRefusal } from './server/apply-to-track.ts'
export { seesAllPeople, seesAllWork, sponsors, worksHere } from './domain/work-place.ts'
export { onDays } from './server/work-conditions.ts'
export { zoneOf } from './server/work.scope.ts'
export { figureOf, pastWorkRows, workFiltersOf, workRows, type WorkFilters } from './server/work.row-set.ts'

/** Names of an application's states. */
export const requestStateWords = { ru: parts.texts.ru.states, en: parts.texts.en.states }

addProfileOpener(draftOpener)
addProfileOpener(applicationOpener)
addDeadlineSource(intakeDeadlines)

/** Applications of projects to tracks, and the accelerator's list of them and of their participations. */
export const accelerationRequestsFeature = (settings: { publicUrl: string }): Feature =>
  featureOf(
    parts,
    {
      constraintErrors: { acceleration_request_open: 'REQUEST_EXISTS' },
    },
    settings,
  )

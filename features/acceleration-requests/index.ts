import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { applyToTrack, type ApplicationToMake } from './server/apply-to-track.ts'
export { onDays, ofProgramme, workCondition, workConditions } from './server/work-conditions.ts'

/** Applications of projects to tracks, and the accelerator's list of them and of the work that came of them. */
export const accelerationRequestsFeature = featureOf(parts, {
  constraintErrors: { acceleration_request_open: 'REQUEST_EXISTS' },
})

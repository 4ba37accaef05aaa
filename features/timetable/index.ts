import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** When tracks accept applications: streams, their schedules, and the tracks on each schedule. */
export const timetableFeature = featureOf(parts, {
  constraintErrors: {
    stream_period_overlap: 'STREAM_PERIOD_OVERLAP',
    // An application was submitted during the deletion.
    acceleration_request_stream_id_fkey: 'STREAM_HAS_REQUESTS',
  },
})

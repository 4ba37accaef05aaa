import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** When tracks take applications: streams, the schedules they stand in, and which track follows which. */
export const timetableFeature = featureOf(parts, {
  constraintErrors: {
    stream_period_overlap: 'STREAM_PERIOD_OVERLAP',
    // Somebody applied while it was being deleted.
    acceleration_request_stream_id_fkey: 'STREAM_HAS_REQUESTS',
  },
})

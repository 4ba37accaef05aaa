import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Assigns experts to many tasks at once, balancing the load and avoiding conflicts of interest. */
export const expertAssignmentFeature = featureOf(parts)

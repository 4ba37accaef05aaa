import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Who reviews what: planned for many tasks and experts at once, fairly and without conflicts. */
export const expertAssignmentFeature = featureOf(parts)

import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Requests to the portal's administrators, and the answers. */
export const supportFeature = featureOf(parts)

import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Say what part of the business it is. */
export const eventsFeature = featureOf(parts)

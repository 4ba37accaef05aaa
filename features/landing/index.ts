import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** The start pages and what they tell of the portal. */
export const landingFeature = featureOf(parts)

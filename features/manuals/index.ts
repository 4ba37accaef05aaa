import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** The manuals: pages of the product by what they are for, in both languages. */
export const manualsFeature = featureOf(parts)

import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Reviews that experts do. */
export const expertiseFeature = featureOf(parts)

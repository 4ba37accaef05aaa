import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export const expertiseFeature = featureOf(parts)

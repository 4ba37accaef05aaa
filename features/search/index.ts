import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Search over all that these features let people find. */
export const searchFeature = (features: readonly Feature[]): Feature =>
  featureOf(parts, {}, { sources: features.flatMap(({ searchSources = [] }) => searchSources) })

import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Search across the search sources of the given features. */
export const searchFeature = (features: readonly Feature[]): Feature =>
  featureOf(parts, {}, { sources: features.flatMap(({ searchSources = [] }) => searchSources) })

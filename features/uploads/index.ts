import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Uploads in chunks, which go on after a break of the network. */
export const uploadsFeature: Feature = featureOf(parts)

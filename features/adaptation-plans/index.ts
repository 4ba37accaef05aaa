import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Adaptation plans of projects on tracks: assigned by the tracker or accelerator, carried out by the team. */
export const adaptationPlansFeature = featureOf(parts)

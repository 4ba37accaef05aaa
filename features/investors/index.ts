import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Investors: their showcase, what they look for, their workspace, and what they ask of projects. */
export const investorsFeature = featureOf(parts)

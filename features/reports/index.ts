import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Analytic reports, business model canvases and the scoring of projects. */
export const reportsFeature = featureOf(parts)

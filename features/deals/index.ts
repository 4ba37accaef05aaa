import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Deals: interest of investors in projects, investments, and the companies' figures since. */
export const dealsFeature = (settings: { publicUrl: string }): Feature =>
  featureOf(parts, { constraintErrors: { deal_going: 'DEAL_EXISTS' } }, settings)

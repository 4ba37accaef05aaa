import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { outcomes } from './domain/deal.machine.ts'
export { isInvestedSince } from './server/invested.sql.ts'

/** What comes of an investor's interest in a project: deals, money, and how the companies do since. */
export const dealsFeature: Feature = featureOf(parts, { constraintErrors: { deal_going: 'DEAL_EXISTS' } })

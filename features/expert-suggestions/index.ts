import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { proposable } from './server/proposal.ts'

/**
 * People suggest a review of a project to the accelerator that works with it, which orders one or declines with a
 * reason.
 */
export const expertSuggestionsFeature = featureOf(parts)

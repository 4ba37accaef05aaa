import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { proposable } from './server/proposal.ts'

/** Others propose a review of a project to the accelerator that works with it: it orders one, or says why not. */
export const expertSuggestionsFeature = featureOf(parts)

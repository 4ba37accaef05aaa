import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { placeOf } from './server/place.ts'
export { reviews } from './server/reviews.row-set.ts'
export { readChoices } from './server/choices.ts'

/** Overviews of an accelerator's work: summary and workload of trackers. Each number links to the list behind it. */
export const overviewsFeature = featureOf(parts)

import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** How an accelerator's work goes: summary, workload of trackers, reasons of refusals, each number with the list behind it. */
export const overviewsFeature = featureOf(parts)

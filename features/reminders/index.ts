import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Reminders of deadlines, configured by rules of each accelerator. */
export const remindersFeature = featureOf(parts)

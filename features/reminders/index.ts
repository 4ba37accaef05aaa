import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Reminders of deadlines, by the rules of each accelerator. */
export const remindersFeature = featureOf(parts)

import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { addDeadlineSource, type DeadlineSource, type DueReminder } from './server/deadline-source.ts'
export { hasActiveRules } from './server/due-reminders.ts'

/** Reminders of deadlines, configured by rules of each accelerator. */
export const remindersFeature = featureOf(parts)

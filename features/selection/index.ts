import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Projects on a task are selected by settings, and the results applied. */
export const selectionFeature = featureOf(parts, {
  constraintErrors: { selection_record_one_running: 'SELECTION_RUNNING' },
})

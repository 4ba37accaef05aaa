import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Automatic selection of projects on a task by settings, and applying its results. */
export const selectionFeature = featureOf(parts, {
  constraintErrors: { selection_record_one_running: 'SELECTION_RUNNING' },
})

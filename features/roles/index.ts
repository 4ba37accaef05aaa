import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Roles that people hold, ask for, and hand over. */
export const rolesFeature = featureOf(parts, {
  constraintErrors: { role_request_open: 'STATE_CHANGED', role_transfer_open: 'STATE_CHANGED' },
})

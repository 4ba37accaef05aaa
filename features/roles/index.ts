import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { addPortalRole } from './server/held-roles.repository.ts'

/** Roles that people hold, ask for, and hand over. */
export const rolesFeature = featureOf(parts)

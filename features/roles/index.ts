import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { addPortalRole } from './server/held-roles.repository.ts'

/** Roles of people, requests for roles, and transfers of roles. */
export const rolesFeature = featureOf(parts)

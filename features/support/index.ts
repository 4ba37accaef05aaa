import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { renewGuestLink } from './server/guest-link.repository.ts'

/** Requests to the portal's administrators, and the answers. */
export const supportFeature = (settings: { publicUrl: string }): Feature => featureOf(parts, {}, settings)

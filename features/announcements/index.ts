import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { createPortalGate, forgetWorks } from './server/portal-gate.ts'

/** Announcements and maintenance notices of the portal's administrators. */
export const announcementsFeature = featureOf(parts)

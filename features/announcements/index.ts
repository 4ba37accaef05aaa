import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

export { createPortalGate } from './server/portal-gate.ts'

/** What the portal's administrators tell everybody: announcements and works that are coming. */
export const announcementsFeature = featureOf(parts)

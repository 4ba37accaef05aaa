import { featureOf, type Feature } from '#platform/server/feature.ts'
import { addLinkRenewal } from '#platform/server/mail/link-renewals.ts'
import { parts } from './parts.gen.ts'
import { renewGuestLink } from './server/guest-link.repository.ts'

addLinkRenewal('SUPPORT_ANSWERED', renewGuestLink)

/** Requests to the portal's administrators, and the answers. */
export const supportFeature = (settings: { publicUrl: string }): Feature => featureOf(parts, {}, settings)

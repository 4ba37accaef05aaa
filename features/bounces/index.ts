import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { BounceSettings, BounceSources } from './server/settings.ts'

export type { BounceSources }

export { probeMailbox } from './server/mailbox.ts'

/** Reports about emails that did not arrive, and addresses without a mailbox. */
export const bouncesFeature = (settings: BounceSettings): Feature => featureOf(parts, {}, settings)

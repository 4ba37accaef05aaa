import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { FirstStartSettings } from './server/settings.ts'

export { offerFirstStart } from './server/offer-link.ts'
export type { FirstStartSettings } from './server/settings.ts'

/** Setting up an empty portal: the first administrator's account, and whether everything works that production needs. */
export const createFirstStart = (settings: FirstStartSettings): Feature => featureOf(parts, {}, settings)

import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { acceleratorPages } from './server/accelerators.site-map.ts'

export { accelerators } from './domain/accelerator.policy.ts'
export { isTracker as trackersOf } from './server/trackers.sql.ts'

/** Accelerators, the requests for new ones, and the people who work in them. */
export const acceleratorsFeature = featureOf(parts, {
  siteMap: [acceleratorPages],
  files: [{ entity: 'ACCELERATOR_UPLOADS' }, { entity: 'ACCELERATOR_LOGO' }],
})

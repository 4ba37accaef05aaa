import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { eventPages } from './server/events.site-map.ts'

/** Events hosted by accelerators, investors and mentors, and the projects at them. */
export const eventsFeature = featureOf(parts, {
  siteMap: [eventPages],
  constraintErrors: { held_event_places: 'EVENT_FULL' },
})

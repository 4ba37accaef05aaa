import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { eventPages } from './server/events.site-map.ts'

/** Events that accelerators, investors and mentors hold, and the projects at them. */
export const eventsFeature = featureOf(parts, {
  siteMap: [eventPages],
  constraintErrors: { held_event_places: 'EVENT_FULL' },
})

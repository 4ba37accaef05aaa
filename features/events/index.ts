import { addDeadlineSource } from '#features/reminders'
import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { eventDeadlines } from './server/event.deadline-source.ts'
import { eventPages } from './server/events.site-map.ts'
import type { EventsSettings } from './server/settings.ts'

export { hasAttendedSince, isInvitedSince } from './server/attended.sql.ts'

addDeadlineSource(eventDeadlines)

/** Events that accelerators, investors and mentors hold, the projects at them and their guests. */
export const eventsFeature = (settings: EventsSettings): Feature =>
  featureOf(
    parts,
    {
      siteMap: [eventPages],
      files: [{ entity: 'EVENT_FILE' }, { entity: 'EVENT_COVER' }],
      constraintErrors: { held_event_places: 'EVENT_FULL' },
    },
    settings,
  )

import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Office hours of mentors, and their bookings by teams. */
export const mentoringFeature = featureOf(parts, {
  // Of concurrent bookings the second one is refused.
  constraintErrors: {
    mentor_meeting_once: 'SLOT_TAKEN',
    mentor_meeting_of_team: 'TEAM_BUSY',
    office_hours_once: 'STATE_CHANGED',
  },
})

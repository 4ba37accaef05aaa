import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Mentors' office hours, and what teams book of them. */
export const mentoringFeature = featureOf(parts, {
  // Two at once: the later one is told that the hour is gone.
  constraintErrors: {
    mentor_meeting_once: 'SLOT_TAKEN',
    mentor_meeting_of_team: 'TEAM_BUSY',
    office_hours_once: 'STATE_CHANGED',
  },
})

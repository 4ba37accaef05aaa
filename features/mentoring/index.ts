import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { MentoringSettings } from './server/calendar/calendar-settings.ts'

export { meetingVersion } from './server/meeting-version.sql.ts'
export { nextFreeHour } from './server/next-free-hour.sql.ts'
export { resealCalendars } from './server/calendar/reseal-calendars.ts'

/** Mentors: their office hours and what teams book of them, the projects they accompany, and their advice. */
export const mentoringFeature = (settings: MentoringSettings) =>
  featureOf<MentoringSettings>(
    parts,
    {
      // Of two concurrent requests, the later one gets the error of the violated constraint.
      constraintErrors: {
        mentor_meeting_once: 'SLOT_TAKEN',
        mentor_meeting_of_team: 'TEAM_BUSY',
        office_hours_once: 'STATE_CHANGED',
        project_mentor_once: 'MENTOR_ASKED_ALREADY',
      },
    },
    settings,
  )

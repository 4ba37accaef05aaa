/**
 * Events of a timetable: a track changed how it accepts applications; the payload is `{ id, requestType }` of the
 * track.
 */
export const timetableEvents = ['AcceptanceSwitched'] as const

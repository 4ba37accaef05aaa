/** What happens to a timetable: a track takes applications in another way; its payload is `{ id, requestType }` of the track. */
export const timetableEvents = ['AcceptanceSwitched'] as const

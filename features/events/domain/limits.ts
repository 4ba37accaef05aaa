/** Maximum number of drafts and published events per host. */
export const mostEvents = 200

/** Maximum number of projects at an event, in any state. */
export const mostProjects = 1000

/** Maximum number of projects invited in one call. */
export const invitedAtOnce = 200

/** Maximum number of seats of a team. */
export const mostSeats = 20

/** Maximum number of places of an event. */
export const mostPlaces = 10_000

/** Maximum number of pitches of an agenda, and minutes of a pitch. */
export const mostPitches = 50
export const mostMinutes = 480

/** Maximum length of an event in days, and days until its start. */
export const longestDays = 14
export const furthestDays = 730

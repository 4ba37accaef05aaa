/** The most events that one host has under way: drafts and published ones. */
export const mostEvents = 200

/** The most projects at one event, in any state. */
export const mostProjects = 1000

/** The most that are invited at once. */
export const invitedAtOnce = 200

/** The most people of one team that come. */
export const mostSeats = 20

/** The most places of an event. */
export const mostPlaces = 10_000

/** The most pitches of an agenda, and the most minutes of one. */
export const mostPitches = 50
export const mostMinutes = 480

/** The longest event, in days, and how far ahead one is planned. */
export const longestDays = 14
export const furthestDays = 730

/** Maximum number of drafts and published events per host. */
export const maxEvents = 200

/** Maximum number of projects at an event, in any state. */
export const maxProjects = 1000

/** Maximum number of projects invited in one call. */
export const invitedAtOnce = 200

/** Maximum number of seats of a team. */
export const maxSeats = 20

/** Maximum number of places of an event. */
export const maxPlaces = 10_000

/** Maximum number of pitches of an agenda, and minutes of a pitch. */
export const maxPitches = 50
export const maxMinutes = 480

/** Maximum length of an event in days, and days until its start. */
export const longestDays = 14
export const furthestDays = 730

/** The most events that one month shows. */
export const shownInMonth = 500

/** The most files of an event. */
export const maxEventFiles = 20

/** The most jurors and criteria of an event, the heaviest weight, and the highest score by one criterion. */
export const maxJurors = 20
export const maxCriteria = 10
/** The longest name and description of a criterion, in characters. */
export const criterionNameLength = 200
export const criterionTextLength = 1200
export const maxWeight = 10
export const topScore = 10

/** Days after an event for which a juror who has not scored all projects is reminded of it. */
export const juryReminderDays = 14

/** Look-ups of jurors by one person: an address tells whether somebody has an account. */
export const jurorLookups = { hits: 60, seconds: 3600 } as const

/** The most next steps with one project after an event. */
export const maxFollowUps = 20

/** The most registrations of one event, in any state. */
export const maxGuests = 5000

/** Registrations from one network address, emails to one address, registrations for one event, and those in all. */
export const guestLimits = {
  sender: { hits: 10, seconds: 3600 },
  address: { hits: 5, seconds: 86_400 },
  event: { hits: 600, seconds: 3600 },
  portal: { hits: 20_000, seconds: 3600 },
} as const

/** Days in which a registration is to be confirmed, and after which guests of an event are forgotten. */
export const confirmDays = 3
export const guestRetentionDays = 30

/** Hours before the beginning from which people are let in. */
export const doorsBeforeHours = 2

/** Marks of the door that are sent at once. */
export const marksAtOnce = 200

/** Maximum length of a guest's name. */
export const maxName = 100

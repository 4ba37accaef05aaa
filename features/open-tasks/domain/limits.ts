/** Maximum number of open tasks per organiser that are not finished. */
export const maxOpenTasks = 50

/** Maximum number of criteria, and maximum weight of one. */
export const maxCriteria = 12
export const maxWeight = 100

/** Maximum score by a criterion; the minimum is 0. */
export const topScore = 10

/** Maximum number of questions of an entry form, and of choices per question. */
export const maxFormFields = 20
export const maxChoices = 30

export const maxMaterials = 30
export const maxJurors = 50
export const maxEntryFiles = 10
export const maxOutages = 50

/** Maximum number of questions to the organiser per task, and per person and task. */
export const maxQuestions = 2000
export const questionsOfPerson = { hits: 20, seconds: 86_400 } as const

/** Limit of submissions per person: people seldom submit more, programs do. */
export const pressesOfPerson = { hits: 60, seconds: 3600 } as const

/** Limit of email lookups for the jury per organiser. */
export const jurorLookups = { hits: 60, seconds: 3600 } as const

/** Limit of invitations of one person to the jury of one task per day, each with a notification. */
export const jurorNamings = { hits: 3, seconds: 86_400 } as const

/** Maximum number of days until the results. */
export const furthestDays = 730

/** Number of places on the public leaderboard. */
export const boardLength = 100

/** Maximum length of one recorded outage, in days. */
export const longestOutageDays = 14

/** Maximum number of editions of a task's criteria. */
export const maxEditions = 50

/** Limit of notifications to all participants of one task per day: answers, new criteria, outages. */
export const tellings = { hits: 40, seconds: 86_400 } as const

/** The most open tasks that one organiser has under way. */
export const mostOpenTasks = 50

/** The most criteria, and the largest weight of one. */
export const mostCriteria = 12
export const mostWeight = 100

/** The highest score by a criterion; the lowest is 0. */
export const topScore = 10

/** The most questions of an entry form, and choices of one. */
export const mostFormFields = 20
export const mostChoices = 30

export const mostMaterials = 30
export const mostJurors = 50
export const mostEntryFiles = 10
export const mostOutages = 50

/** The most questions that people ask about one task, and one person about it. */
export const mostQuestions = 2000
export const questionsOfPerson = { hits: 20, seconds: 86_400 } as const

/** Presses of one person: a person seldom presses more, a program does. */
export const pressesOfPerson = { hits: 60, seconds: 3600 } as const

/** People that one organiser looks up by email for the jury. */
export const jurorLookups = { hits: 60, seconds: 3600 } as const

/** How often one person is named for the jury of one task, and told so, in a day. */
export const jurorNamings = { hits: 3, seconds: 86_400 } as const

/** How far ahead the results may be, in days. */
export const furthestDays = 730

/** Places that a public board shows. */
export const boardLength = 100

/** The longest outage that is recorded at once, in days. */
export const longestOutageDays = 14

/** The most editions of the criteria of one task. */
export const mostEditions = 50

/** How often an organiser tells everybody of one task something in a day: answers, new criteria, outages. */
export const tellings = { hits: 40, seconds: 86_400 } as const

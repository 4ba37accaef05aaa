/** The most tasks and experts of one order, and the most jobs that come of it. */
export const maxOrderedTasks = 50
export const maxOrderedExperts = 50
export const maxOrderedJobs = 500

/** The most experts that are reminded at once, and the hours until the same job is reminded of again. */
export const maxReminded = 50
export const hoursBetweenReminders = 24

/** The most questions of a job and comments of an expert. */
export const maxQuestions = 20
export const maxComments = 200

/** Characters of what is written about a job. */
export const questionLength = 1000
export const answerLength = 10_000
export const conclusionLength = 20_000
export const commentLength = 5000
export const conflictReasonLength = 1000

/** People whom a team may name as having a conflict of interest. */
export const maxUnwantedReviewers = 20

/** The fewest and the most days that an accelerator may give itself to answer a result: then it counts as accepted, and is owed. */
export const acceptDaysBounds = { least: 3, most: 60 }

/** Days before that on which whoever ordered is told. */
export const daysToldBefore = 3

/** Maximum number of tasks and experts per order, and of the resulting jobs. */
export const maxOrderedTasks = 50
export const maxOrderedExperts = 50
export const maxOrderedJobs = 500

/** Maximum number of experts reminded at once, and hours between reminders of the same job. */
export const maxReminded = 50
export const hoursBetweenReminders = 24

/** Maximum number of requests for a later due date that are answered at once. */
export const maxTermsDecided = 50

/** Maximum number of days from today to a due date. */
export const maxDaysAhead = 365

/** Maximum number of questions per job and of comments by an expert. */
export const maxQuestions = 20
export const maxComments = 200

/** Limits of a job's texts, in characters. */
export const questionLength = 1000
export const answerLength = 10_000
export const conclusionLength = 20_000
export const commentLength = 5000
export const conflictReasonLength = 1000

/** Maximum number of people named by a team as having a conflict of interest. */
export const maxUnwantedReviewers = 20

/**
 * Minimum and maximum number of days for an accelerator to answer a result before it counts as accepted and is owed.
 */
export const acceptDaysBounds = { least: 3, most: 60 }

/** The client is notified this many days before that. */
export const daysToldBefore = 3

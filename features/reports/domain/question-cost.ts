/** Longest pause between two saves by one person that counts as work; a longer one ends the session. */
export const longestPauseMinutes = 5

/** Filters for the projects of a field: its team saved it, or reviewers acted on it. */
export const questionHaving = ['SAVED', 'REMARKED', 'RETURNED', 'OPENED', 'NOTED'] as const

/** Whether anybody used the answers to a field: reviewers and experts, or a selection by its value. */
export const questionUses = ['UNUSED', 'READ', 'SELECTS'] as const

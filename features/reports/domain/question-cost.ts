/** A pause between two saves of one person that is longer ends the sitting: it is not counted as work. */
export const longestPauseMinutes = 5

/** What projects of a field may be filtered by: they saved it, or its reviewers did something with it. */
export const questionHaving = ['SAVED', 'REMARKED', 'RETURNED', 'OPENED', 'NOTED'] as const

/** Whether anybody used the answers to a field: reviewers and experts, or a selection by its value. */
export const questionUses = ['UNUSED', 'READ', 'SELECTS'] as const

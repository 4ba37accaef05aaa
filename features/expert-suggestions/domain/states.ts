/** A suggestion waits until the accelerator orders a review or says why not, or whoever made it takes it back. */
export const suggestionStates = ['NEW', 'ORDERED', 'DECLINED', 'WITHDRAWN'] as const

export type SuggestionState = (typeof suggestionStates)[number]

/** What the accelerator may do with a suggestion. */
export const decisions = ['order', 'decline'] as const

/** What whoever made it may do. */
export const ownSuggestionActions = ['withdraw'] as const

export type SuggestionAction = (typeof decisions | typeof ownSuggestionActions)[number]

/** The most suggestions of one person that wait: of a project, and in all. */
export const maxWaitingOfProject = 3
export const maxWaiting = 20

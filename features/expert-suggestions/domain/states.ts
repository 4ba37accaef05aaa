/** A suggestion waits until the accelerator orders a review or says why not. */
export const suggestionStates = ['NEW', 'ORDERED', 'DECLINED'] as const

export type SuggestionState = (typeof suggestionStates)[number]

/** What the accelerator may do with a suggestion. */
export const suggestionActions = ['order', 'decline'] as const

export type SuggestionAction = (typeof suggestionActions)[number]

/** The most suggestions of one person that wait: of a project, and in all. */
export const maxWaitingOfProject = 3
export const maxWaiting = 20

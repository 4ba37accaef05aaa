/** Events of suggestions; the payload is the row's `id`. */
export const suggestionEvents = [
  'ExpertiseSuggested',
  'ExpertSuggestionOrdered',
  'ExpertSuggestionDeclined',
  'ExpertSuggestionWithdrawn',
] as const

export type SuggestionEvent = (typeof suggestionEvents)[number]

/** States of a suggestion: open until the accelerator orders a review or declines, or the author withdraws it. */
export const suggestionStates = ['NEW', 'ORDERED', 'DECLINED', 'WITHDRAWN'] as const

export type SuggestionState = (typeof suggestionStates)[number]

/** Actions of the accelerator. */
export const decisions = ['order', 'decline'] as const

/** Actions of the author. */
export const ownSuggestionActions = ['withdraw'] as const

export type SuggestionAction = (typeof decisions | typeof ownSuggestionActions)[number]

/** Maximum number of a person's open suggestions: for one project, and in total. */
export const maxWaitingOfProject = 3
export const maxWaiting = 20

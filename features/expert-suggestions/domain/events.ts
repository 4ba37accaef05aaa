/** Events of suggestions; the payload is the row's `id`. */
export const suggestionEvents = [
  'ExpertiseSuggested',
  'ExpertSuggestionOrdered',
  'ExpertSuggestionDeclined',
  'ExpertSuggestionWithdrawn',
] as const

export type SuggestionEvent = (typeof suggestionEvents)[number]

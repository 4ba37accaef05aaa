/** What a search finds besides screens and actions, in the order in which it is shown. */
export const foundKinds = [
  'project',
  'projectInWork',
  'accelerationRequest',
  'task',
  'person',
  'programme',
  'track',
  'accelerator',
  'profileTemplate',
  'dictionary',
  'formSubmission',
  'technology',
] as const

/** The kind of a found record: its word stands in the texts, its records under one heading. */
export type FoundKind = (typeof foundKinds)[number]

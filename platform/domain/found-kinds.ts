/** Kinds of search results besides screens and actions, in display order. */
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
  'mentorQuestion',
  'userReport',
] as const

/** The kind of a search result; results of a kind are shown under one heading, which is in the texts. */
export type FoundKind = (typeof foundKinds)[number]

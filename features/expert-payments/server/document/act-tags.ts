/** What a template of acts may name, once each. */
export const actTags = [
  'Number',
  'Date',
  'Accelerator',
  'Expert',
  'Basis',
  'PeriodFrom',
  'PeriodTo',
  'JobCount',
  'Total',
  'Currency',
  'TotalInWords',
] as const

/** What it may name of each job, between `{{#Jobs}}` and `{{/Jobs}}`. */
export const jobTags = ['Position', 'JobNumber', 'Work', 'AcceptedOn', 'Amount'] as const

/** The list of jobs, by which a row or a paragraph is repeated. */
export const jobsTag = 'Jobs'

type Words<Tags extends readonly string[]> = Record<Tags[number], string>

/** What a template is filled with. */
export type ActWords = Words<typeof actTags> & { Jobs: Words<typeof jobTags>[] }

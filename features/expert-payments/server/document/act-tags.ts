/** Tags of an act; each has one value. */
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

/** Tags of each job, allowed between `{{#Jobs}}` and `{{/Jobs}}`. */
export const jobTags = ['Position', 'JobNumber', 'Work', 'AcceptedOn', 'Amount'] as const

/** Tag of the list of jobs, which repeats a table row or a paragraph. */
export const jobsTag = 'Jobs'

type Words<Tags extends readonly string[]> = Record<Tags[number], string>

/** Values for a template. */
export type ActWords = Words<typeof actTags> & { Jobs: Words<typeof jobTags>[] }

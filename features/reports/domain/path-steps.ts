/** Steps from the application to the showcase, in order. */
export const pathSteps = [
  'applied',
  'accepted',
  'started',
  'handedIn',
  'finished',
  'reviewed',
  'published',
] as const

/** Steps outside the sequence: an application may reach them at any time after acceptance. */
export const besidePath: ReadonlySet<string> = new Set(['reviewed', 'published'])

/** Groups of the report; by default cohorts by the month of application. */
export const pathGroups = ['MONTH', 'PROGRAMME', 'TRACK', 'STREAM', 'INDUSTRY', 'REGION', 'STAGE'] as const

/** Steps from the application to the showcase, in order. */
export const pathSteps = [
  'applied',
  'accepted',
  'started',
  'handedIn',
  'finished',
  'reviewed',
  'published',
  'invested',
] as const

/** Steps off the main path: an application can reach them from any step after acceptance. */
export const besidePath: ReadonlySet<string> = new Set(['reviewed', 'published', 'invested'])

/** Groups of the report; by default cohorts by the month of application. */
export const pathGroups = ['MONTH', 'PROGRAMME', 'TRACK', 'STREAM', 'INDUSTRY', 'REGION', 'STAGE'] as const

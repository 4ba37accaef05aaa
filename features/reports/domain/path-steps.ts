/** Steps from the application to the showcase and the investment, in order. */
export const pathSteps = [
  'applied',
  'accepted',
  'started',
  'handedIn',
  'finished',
  'reviewed',
  'invitedToEvent',
  'attendedEvent',
  'published',
  'invested',
] as const

/** Next to the path: an application may come there from any step after it was accepted. */
export const besidePath: ReadonlySet<string> = new Set([
  'reviewed',
  'invitedToEvent',
  'attendedEvent',
  'published',
  'invested',
])

/** Groups of the report; by default cohorts by the month of application. */
export const pathGroups = [
  'MONTH',
  'ACCELERATOR',
  'PROGRAMME',
  'TRACK',
  'STREAM',
  'INDUSTRY',
  'REGION',
  'STAGE',
] as const

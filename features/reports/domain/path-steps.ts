/** From the application to the showcase, in order. */
export const pathSteps = [
  'applied',
  'accepted',
  'started',
  'handedIn',
  'reviewed',
  'finished',
  'published',
] as const

/** By what the whole path is broken down: cohorts by the month of application, unless said. */
export const pathGroups = ['MONTH', 'PROGRAMME', 'TRACK', 'STREAM', 'INDUSTRY', 'REGION', 'STAGE'] as const

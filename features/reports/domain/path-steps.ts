/** Steps from the application to the showcase and the investment, in order. */
export const pathSteps = [
  'applied',
  'accepted',
  'started',
  'handedIn',
  'reviewed',
  'finished',
  'published',
  'invitedToEvent',
  'attendedEvent',
  'invested',
] as const

type PathStep = (typeof pathSteps)[number]

/**
 * Steps outside the main path, which an application can reach from any step after acceptance, each with the step
 * that its share is based on.
 */
export const outsidePath: Readonly<Partial<Record<PathStep, PathStep>>> = {
  reviewed: 'accepted',
  published: 'accepted',
  invitedToEvent: 'accepted',
  attendedEvent: 'invitedToEvent',
  invested: 'accepted',
}

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

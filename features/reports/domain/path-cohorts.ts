import { boardColumns } from '../../acceleration-requests/domain/states.ts'

/** Steps whose time is known for each application. */
export const cohortSteps = ['ACCEPTED', 'STARTED', 'HANDED_IN', 'REVIEWED', 'FINISHED', 'PUBLISHED'] as const

export type CohortStep = (typeof cohortSteps)[number]

/** The furthest step of applications that ended or stopped. */
export const lossSteps = ['APPLIED', 'ACCEPTED', 'STARTED', 'HANDED_IN', 'FINISHED'] as const

/** States in which an application stays: the columns of the board. */
export const stayStates = boardColumns

export type StayState = (typeof stayStates)[number]

/** Months that a cohort is followed, and the number of cohorts in the triangle. */
export const maxMonths = 60

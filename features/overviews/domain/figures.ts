import type { WorkAsked } from '../../acceleration-requests/domain/work-asked.ts'

/** Each number of the summary as the filters of the list it opens: the portal counts by nothing else. */
export const figures = {
  applied: { status: 'NEW,ACCEPT,REJECT,CANCEL' },
  accepted: { reached: 'ACCEPTED' },
  started: { reached: 'STARTED' },
  handedIn: { reached: 'HANDED_IN' },
  finished: { reached: 'FINISHED' },
  rejected: { status: 'REJECT' },
  withdrawn: { status: 'CANCEL' },
  overdue: { overdue: 'true' },
  waiting: { column: 'NEW' },
  toReview: { column: 'TO_REVIEW' },
  withoutTracker: { withoutTracker: 'true' },
  blocked: { column: 'BLOCKED' },
} as const satisfies Record<string, WorkAsked>

/** The name of a number of the summary. */
export type FigureKey = keyof typeof figures

/** All names, in the order they stand above. */
export const figureKeys = Object.keys(figures) as [FigureKey, ...FigureKey[]]

/** From the first application to the completed track: each step holds those after it. */
export const funnelSteps = [
  'applied',
  'accepted',
  'started',
  'handedIn',
  'finished',
] as const satisfies FigureKey[]

/** Where applications end on the way. */
export const besideFunnel = ['rejected', 'withdrawn'] as const satisfies FigureKey[]

/** What needs somebody, the most urgent first. */
export const attention = [
  'overdue',
  'waiting',
  'toReview',
  'withoutTracker',
  'blocked',
] as const satisfies FigureKey[]

/** The numbers about a tracker's projects. */
export const workloadFigures = {
  projects: { column: 'TO_START,IN_WORK,TO_REVIEW,BLOCKED' },
  overdue: { overdue: 'true' },
} as const satisfies Record<string, WorkAsked>

/** Decisions of reviewers, as the audit trail names them. */
export const decisions = ['accept', 'return', 'discard'] as const

/** States of tasks that are counted by themselves. */
export const countedTaskStates = ['DONE_CODE', 'ACCEPT_CODE'] as const

/** The most sponsors of one programme. */
export const mostSponsors = 20

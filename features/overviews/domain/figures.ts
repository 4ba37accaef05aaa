import type { WorkQuery } from '../../acceleration-requests/domain/work-query.ts'

/**
 * Each number of the summary, defined by the filters of the list that it opens. The same filters are used for counting,
 * so number and list always agree.
 */
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
} as const satisfies Record<string, WorkQuery>

/** Key of a number of the summary. */
export type FigureKey = keyof typeof figures

/** All keys, in the order of `figures`. */
export const figureKeys = Object.keys(figures) as [FigureKey, ...FigureKey[]]

/** Applications that left the path. */
export const outsidePath = ['rejected', 'withdrawn'] as const satisfies FigureKey[]

/** Numbers that need attention, most urgent first. */
export const attention = [
  'overdue',
  'waiting',
  'toReview',
  'withoutTracker',
  'blocked',
] as const satisfies FigureKey[]

/** Numbers about a tracker's projects. */
export const workloadFigures = {
  projects: { column: 'TO_START,IN_WORK,TO_REVIEW,BLOCKED' },
  overdue: { overdue: 'true' },
} as const satisfies Record<string, WorkQuery>

/** Filters of the tasks that wait for a tracker's review: nobody's queue has blocked work, or work that is with an expert. */
export const reviewQueue = { state: 'DONE_CODE', waiting: 'true' } as const

/** Decisions of reviewers, as recorded in the audit trail. */
export const decisions = ['accept', 'return', 'discard'] as const

/** Task states that are counted separately. */
export const countedTaskStates = ['DONE_CODE', 'ACCEPT_CODE'] as const

/** Maximum number of sponsors of one programme. */
export const maxSponsors = 20

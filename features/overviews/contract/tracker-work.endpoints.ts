import { z } from 'zod'
import { idParam, instant } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { personRef } from '#platform/contract/lists.ts'
import { inPeriod, placeErrors } from './place.ts'

const trackerWork = z.object({
  uid: z.uuid(),
  person: personRef,
  /** Projects on a track that are neither completed nor rejected. */
  projects: z.int(),
  /** Tasks of their projects that are waiting for review. */
  waiting: z.int(),
  waitingSince: instant().nullable(),
  /** Average waiting time of these tasks in whole hours. */
  waitingHours: z.int().nullable(),
  /** Projects whose current task is overdue. */
  overdue: z.int(),
  /** Decisions in the period, and how many of them returned the task. */
  reviewed: z.int(),
  returned: z.int(),
})

/**
 * Workload of each tracker of the chosen accelerator: open work, and decisions in the period (by default the last 30
 * days). A tracker gets only their own row.
 */
export const listTrackerWork = list({
  name: 'listTrackerWork',
  path: '/tracker-work-status/list',
  summary: 'Workload of trackers',
  permission: 'signed-in',
  headers: z.object({ 'accelerator-id': idParam() }),
  of: inPeriod,
  reads: ['accelerationRequest', 'participation', 'task', 'acceleratorTeam', 'person'],
  row: trackerWork,
  sortings: ['NEED', 'NAME', 'PROJECTS', 'WAITING', 'OVERDUE'],
  defaultSort: '-NEED',
  search: true,
  more: {
    /** First and last day for which decisions are counted. */
    period: z.object({ from: z.string(), to: z.string() }),
    /** Projects without a tracker; always zero for a tracker. */
    withoutTracker: z.int(),
  },
  recipients: { kind: 'PEOPLE', of: ({ uid }) => uid },
  table: {
    texts: 'overviews:workload',
    columns: {
      tracker: 'person',
      projects: 'projects',
      waiting: 'waiting',
      longest: 'waitingSince',
      average: ({ waitingHours }) => waitingHours,
      overdue: 'overdue',
      reviewed: 'reviewed',
      returned: 'returned',
    },
  },
  errors: placeErrors,
})

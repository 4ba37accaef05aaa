import { z } from 'zod'
import { idParam, instant } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { personRef } from '#platform/contract/lists.ts'
import { inPeriod, placeErrors } from './place.ts'

const trackerWork = z.object({
  uid: z.uuid(),
  person: personRef,
  /** Projects on tracks that are neither completed nor rejected. */
  projects: z.int(),
  /** Tasks of their projects that wait for review. */
  waiting: z.int(),
  waitingSince: instant().nullable(),
  /** How long those wait on average, in whole hours. */
  waitingHours: z.int().nullable(),
  /** Projects whose current task is overdue. */
  overdue: z.int(),
  /** Decisions in the period, and of these how many returned the task. */
  reviewed: z.int(),
  returned: z.int(),
})

/**
 * What each tracker of the chosen accelerator has to do, and did in the period, by default the last 30 days; a tracker gets
 * their own row.
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
    /** The days that decisions are counted on. */
    period: z.object({ from: z.string(), to: z.string() }),
    /** Projects that nobody tracks; none for a tracker. */
    withoutTracker: z.int(),
  },
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

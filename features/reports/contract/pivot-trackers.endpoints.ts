import { z } from 'zod'
import { personRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { report, reportParameters, type ReportAsked } from './report.ts'

const { from, to } = reportParameters

const row = z.object({
  uid: z.uuid(),
  person: personRef,
  /** Projects on tracks that are neither completed nor rejected. */
  projects: z.int(),
  /** Projects whose current task is overdue now. */
  overdue: z.int(),
  /** Decisions of the period, and of these how many returned the task. */
  reviewed: z.int(),
  returned: z.int(),
  /** Days from submission to decision: median and 90th percentile. */
  medianDays: z.number().nullable(),
  slowestDays: z.number().nullable(),
  /** Comments on tasks in the period. */
  comments: z.int(),
})

type Row = z.output<typeof row>

const projectsLink =
  (figure: { column?: string; overdue?: 'true' }) =>
  ({ uid }: Row, { programmeId }: ReportAsked) =>
    linkTo('/bch/view/projects-in-work', { programmeId, trackerUid: uid, ...figure })

const reviewsLink =
  (decision: { decision?: string }) =>
  ({ uid }: Row, { programmeId, from: since, to: until }: ReportAsked) =>
    // Decisions are listed for the whole accelerator.
    programmeId === undefined
      ? linkTo('/bch/view/tracker-work-status/reviews', {
          reviewerUid: uid,
          ...decision,
          ...(since === undefined ? {} : { from: since }),
          ...(until === undefined ? {} : { to: until }),
        })
      : null

/** What each tracker has and did in the period, and how long reviews took. */
export const pivotTrackers = report({
  key: 'pivotTrackers',
  row,
  sortings: ['NAME', 'PROJECTS', 'OVERDUE', 'REVIEWED', 'RETURNED', 'MEDIAN', 'SLOWEST'],
  defaultSort: '-REVIEWED',
  parameters: { from, to },
  search: true,
  columns: {
    tracker: { value: 'person' },
    projects: {
      value: 'projects',
      kind: 'number',
      to: projectsLink({ column: 'TO_START,IN_WORK,TO_REVIEW,BLOCKED' }),
    },
    overdue: { value: 'overdue', kind: 'number', to: projectsLink({ overdue: 'true' }) },
    reviewed: { value: 'reviewed', kind: 'number', to: reviewsLink({}) },
    returned: { value: 'returned', kind: 'number', to: reviewsLink({ decision: 'return' }) },
    medianDays: { value: 'medianDays', kind: 'days' },
    slowestDays: { value: 'slowestDays', kind: 'days' },
    comments: { value: 'comments', kind: 'number' },
  },
  sortedBy: {
    tracker: 'NAME',
    projects: 'PROJECTS',
    overdue: 'OVERDUE',
    reviewed: 'REVIEWED',
    returned: 'RETURNED',
    medianDays: 'MEDIAN',
    slowestDays: 'SLOWEST',
  },
  reads: ['accelerationRequest', 'participation', 'task', 'acceleratorTeam', 'person'],
  chart: { label: 'tracker', value: 'reviewed' },
})

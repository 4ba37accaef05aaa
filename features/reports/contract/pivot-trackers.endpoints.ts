import { z } from 'zod'
import { personRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { report, reportParameters, type ReportAsked } from './report.ts'

const { from, to } = reportParameters

const row = z.object({
  uid: z.uuid(),
  person: personRef,
  /** Number of projects on tracks, neither completed nor rejected. */
  projects: z.int(),
  /** Number of projects whose current task is overdue now. */
  overdue: z.int(),
  /** Number of decisions in the period, and of those that returned the task. */
  reviewed: z.int(),
  returned: z.int(),
  /** Days from submission to decision: median and 90th percentile. */
  medianDays: z.number().nullable(),
  slowestDays: z.number().nullable(),
  /** Number of comments on tasks in the period. */
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
    // The list of decisions has no filter by programme.
    programmeId === undefined
      ? linkTo('/bch/view/tracker-work-status/reviews', {
          reviewerUid: uid,
          ...decision,
          ...(since === undefined ? {} : { from: since }),
          ...(until === undefined ? {} : { to: until }),
        })
      : null

/** Workload, activity and review times of each tracker in the period. */
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

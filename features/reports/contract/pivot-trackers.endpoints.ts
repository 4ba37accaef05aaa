import { z } from 'zod'
import { personRef } from '#platform/contract/lists.ts'
import { workloadFigures } from '../../overviews/domain/figures.ts'
import { actionsOf, projectsOf, staffName } from './person-figures.ts'
import { pivotName } from './pivot-value.ts'
import { report, parametersOf } from './report.ts'

const row = z.object({
  key: z.string(),
  uid: z.uuid(),
  person: personRef,
  /** Whether they no longer track for the accelerator. */
  isFormer: z.boolean(),
  /** Month of the actions, `YYYY-MM`; null unless the report is divided by months. */
  month: z.string().nullable(),
  /** Of now, therefore null in a month. Number of projects on tracks, neither completed nor rejected. */
  projects: z.int().nullable(),
  /** Number of projects whose current task is overdue now. */
  overdue: z.int().nullable(),
  /** Number of decisions in the period, and of those that returned the task. */
  reviewed: z.int(),
  returned: z.int(),
  /** Days from submission to decision: median and 90th percentile. */
  medianDays: z.number().nullable(),
  slowestDays: z.number().nullable(),
  /** Number of comments on tasks in the period. */
  comments: z.int(),
  /** Number of messages in the inbox that they answered in the period; null of a programme or track, because messages belong to none. */
  answers: z.int().nullable(),
})

const { projects, overdue } = workloadFigures

/** Workload, activity and review times of each tracker in the period, also by month. */
export const pivotTrackers = report({
  key: 'pivotTrackers',
  row,
  sortings: ['NAME', 'MONTH', 'PROJECTS', 'OVERDUE', 'REVIEWED', 'RETURNED', 'MEDIAN', 'SLOWEST'],
  defaultSort: '-REVIEWED',
  parameters: {
    by: z.enum(['MONTH'], 'NOT_IN_LIST'),
    ...parametersOf('trackId', 'from', 'to'),
  },
  search: true,
  columns: {
    tracker: { sort: 'NAME', value: staffName },
    month: {
      sort: 'MONTH',
      value: ({ month }, t, locale) => month && pivotName('MONTH', { key: month, name: null }, t, locale),
      onlyWith: 'by',
    },
    projects: { sort: 'PROJECTS', onlyWithout: 'by', ...projectsOf(projects, 'TRACKERS') },
    overdue: { sort: 'OVERDUE', onlyWithout: 'by', ...projectsOf(overdue, 'TRACKERS') },
    reviewed: { sort: 'REVIEWED', ...actionsOf('DECISIONS', 'TRACKERS') },
    returned: { sort: 'RETURNED', ...actionsOf('DECISIONS', 'TRACKERS', { decision: 'return' }) },
    medianDays: { sort: 'MEDIAN', kind: 'days', base: 'reviewed' },
    slowestDays: { sort: 'SLOWEST', kind: 'days', base: 'reviewed' },
    comments: actionsOf('COMMENTS', 'TRACKERS'),
    answers: actionsOf('ANSWERS', 'TRACKERS'),
  },
  reads: ['accelerationRequest', 'participation', 'task', 'acceleratorTeam', 'person'],
  chart: { label: 'tracker', within: 'month', value: 'reviewed' },
})

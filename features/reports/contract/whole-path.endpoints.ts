import { z } from 'zod'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { pathGroups } from '../domain/path-steps.ts'
import { applicationsHref, pivotName, pivotValue } from './pivot-value.ts'
import { report, reportParameters, type ReportAsked } from './report.ts'

const row = z.object({
  key: z.string(),
  by: z.enum(pathGroups),
  group: pivotValue,
  applied: z.int(),
  accepted: z.int(),
  started: z.int(),
  handedIn: z.int(),
  /** With a completed expert review. */
  reviewed: z.int(),
  finished: z.int(),
  /** Accepted, and since invited to an event of the accelerator; of these, those who came. */
  invitedToEvent: z.int(),
  attendedEvent: z.int(),
  /** Projects in a showcase of the accelerator. */
  published: z.int(),
  /** Accepted, and somebody invested in the project, which its team confirmed after it applied; null for readers who may not see investments. */
  invested: z.int().nullable(),
  /** Completed the track, of those that applied: 0 to 1. */
  finishedShare: z.number(),
  /** Median number of days from the application to the decision; null without decisions. */
  daysToDecision: z.number().nullable(),
})

type Figure = { status: string } | { reached: string }

/** Link to the applications of a number. */
const applicationsLink =
  (figure: Figure) =>
  ({ by, group }: z.output<typeof row>, asked: ReportAsked): PageHref | null =>
    applicationsHref(figure, [[by, group]], asked)

/** Progress of applications, from the application to the showcase and the investment, by cohort or another group. */
export const wholePath = report({
  key: 'wholePath',
  row,
  sortings: ['GROUP', 'APPLIED', 'FINISHED'],
  defaultSort: '-GROUP',
  parameters: {
    pathBy: z.enum(pathGroups, 'NOT_IN_LIST'),
    ...reportParameters,
  },
  search: false,
  columns: {
    group: { value: ({ by, group }, t, locale) => pivotName(by, group, t, locale) },
    applied: {
      value: 'applied',
      kind: 'number',
      to: applicationsLink({ status: 'NEW,ACCEPT,REJECT,CANCEL' }),
    },
    accepted: { value: 'accepted', kind: 'number', to: applicationsLink({ reached: 'ACCEPTED' }) },
    started: { value: 'started', kind: 'number', to: applicationsLink({ reached: 'STARTED' }) },
    handedIn: { value: 'handedIn', kind: 'number', to: applicationsLink({ reached: 'HANDED_IN' }) },
    reviewed: { value: 'reviewed', kind: 'number' },
    finished: { value: 'finished', kind: 'number', to: applicationsLink({ reached: 'FINISHED' }) },
    invitedToEvent: { value: 'invitedToEvent', kind: 'number' },
    attendedEvent: { value: 'attendedEvent', kind: 'number' },
    published: { value: 'published', kind: 'number' },
    invested: { value: 'invested', kind: 'number' },
    finishedShare: { value: 'finishedShare', kind: 'share' },
    daysToDecision: { value: 'daysToDecision', kind: 'days' },
  },
  sortedBy: { group: 'GROUP', applied: 'APPLIED', finished: 'FINISHED' },
  reads: [
    'accelerationRequest',
    'participation',
    'task',
    'expertJob',
    'publication',
    'project',
    'deal',
    'event',
  ],
})

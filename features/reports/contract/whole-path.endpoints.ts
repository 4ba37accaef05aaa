import { z } from 'zod'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import type { Figure } from '../domain/figure-rows.ts'
import { pathGroups, type pathSteps } from '../domain/path-steps.ts'
import { applicationsHref, figureHref, pivotName, pivotValue } from './pivot-value.ts'
import { report, reportParameters, type ReportParameters } from './report.ts'

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

type Row = z.output<typeof row>

/** A step whose applications the lists of applications can filter. */
const onPath = (figure: { status: string } | { reached: string }) => ({
  to: ({ by, group }: Row, parameters: ReportParameters): PageHref =>
    applicationsHref(figure, [[by, group]], parameters),
  total: (parameters: ReportParameters): PageHref => applicationsHref(figure, [], parameters),
})

/** A step next to the path. */
const aside = (figure: Figure) => ({
  to: ({ by, group }: Row, parameters: ReportParameters): PageHref =>
    figureHref(figure, [[by, group]], parameters),
  total: (parameters: ReportParameters): PageHref => figureHref(figure, [], parameters),
})

type Step = (typeof pathSteps)[number]

/** The share of a step in the first one or in the one before, 0 to 1; null if nobody came there. */
const shareIn = (step: Step, earlier: Step) => ({
  kind: 'share' as const,
  base: step,
  value: (row: Row): number | null => {
    const [part, whole] = [row[step], row[earlier]]
    return part === null || !whole ? null : part / whole
  },
})

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
    group: { sort: 'GROUP', value: ({ by, group }, t, locale) => pivotName(by, group, t, locale) },
    applied: { sort: 'APPLIED', ...onPath({ status: 'NEW,ACCEPT,REJECT,CANCEL' }) },
    accepted: onPath({ reached: 'ACCEPTED' }),
    started: onPath({ reached: 'STARTED' }),
    handedIn: onPath({ reached: 'HANDED_IN' }),
    reviewed: aside('REVIEWED'),
    finished: { sort: 'FINISHED', ...onPath({ reached: 'FINISHED' }) },
    published: aside('PUBLISHED'),
    invitedToEvent: aside('INVITED'),
    attendedEvent: aside('ATTENDED'),
    invested: aside('INVESTED'),
    finishedShare: { kind: 'share', base: 'finished' },
    daysToDecision: { kind: 'days', base: 'applied' },
    acceptedOfFirst: shareIn('accepted', 'applied'),
    startedOfFirst: shareIn('started', 'applied'),
    startedOfBefore: shareIn('started', 'accepted'),
    handedInOfFirst: shareIn('handedIn', 'applied'),
    handedInOfBefore: shareIn('handedIn', 'started'),
    // Steps next to the path come after any step since the application was accepted (`besidePath`).
    reviewedOfFirst: shareIn('reviewed', 'applied'),
    reviewedOfBefore: shareIn('reviewed', 'accepted'),
    finishedOfBefore: shareIn('finished', 'handedIn'),
    publishedOfFirst: shareIn('published', 'applied'),
    publishedOfBefore: shareIn('published', 'accepted'),
    invitedToEventOfFirst: shareIn('invitedToEvent', 'applied'),
    invitedToEventOfBefore: shareIn('invitedToEvent', 'accepted'),
    attendedEventOfFirst: shareIn('attendedEvent', 'applied'),
    attendedEventOfBefore: shareIn('attendedEvent', 'invitedToEvent'),
    investedOfFirst: shareIn('invested', 'applied'),
    investedOfBefore: shareIn('invested', 'accepted'),
  },
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

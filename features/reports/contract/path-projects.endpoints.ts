import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { cohortSteps, lossSteps, mostMonths } from '../domain/path-cohorts.ts'
import { reasonEnds } from '../domain/reasons.ts'
import { report, reportParameters } from './report.ts'

const step = { kind: 'time' } as const

/** One row per application: when it reached each step, and at which step and why it ended. */
export const pathProjects = report({
  key: 'pathProjects',
  row: z.object({
    id: id(),
    project: namedRef,
    track: namedRef,
    applied: instant(),
    accepted: instant().nullable(),
    started: instant().nullable(),
    handedIn: instant().nullable(),
    reviewed: instant().nullable(),
    finished: instant().nullable(),
    published: instant().nullable(),
    /** How it ended or stopped; null while it goes on. */
    kind: z.enum(reasonEnds).nullable(),
    lostAt: z.enum(lossSteps).nullable(),
    reason: z.string(),
  }),
  sortings: ['APPLIED', 'NAME'],
  defaultSort: '-APPLIED',
  parameters: {
    step: z.enum(cohortSteps, 'NOT_IN_LIST'),
    kind: listParam(reasonEnds),
    lostAt: listParam(lossSteps),
    /** Key of a reason, as in `pathLosses`. */
    reason: z.string().regex(/^[0-9a-f]{32}$/, 'INVALID'),
    /** Month of application, `YYYY-MM`. */
    cohort: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'INVALID'),
    /** Reached the step within this number of months. */
    within: z.coerce.number().int('INVALID').min(0, 'TOO_SMALL').max(mostMonths, 'TOO_BIG'),
    ...reportParameters,
  },
  search: true,
  columns: {
    project: {
      value: 'project',
      to: ({ id: requestId, project }, { acceleratorId }) =>
        acceleratorId === undefined
          ? linkTo('/bch/view/projects-in-work', { requestId })
          : linkTo('/bch/view/project-details', { id: project.id }),
    },
    track: { value: 'track' },
    applied: { value: 'applied', ...step },
    accepted: { value: 'accepted', ...step },
    started: { value: 'started', ...step },
    handedIn: { value: 'handedIn', ...step },
    finished: { value: 'finished', ...step },
    kind: { value: ({ kind }, t) => (kind === null ? null : t(`ends.${kind}`)) },
    lostAt: { value: ({ lostAt }, t) => (lostAt === null ? null : t(`lossSteps.${lostAt}`)) },
    reason: { value: 'reason', width: '26%' },
    reviewed: { value: 'reviewed', ...step, optional: true },
    published: { value: 'published', ...step, optional: true },
    number: { value: 'id', optional: true },
  },
  sortedBy: { project: 'NAME', applied: 'APPLIED' },
  reads: ['accelerationRequest', 'participation', 'task', 'project', 'expertJob', 'publication'],
})

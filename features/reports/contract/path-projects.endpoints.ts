import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { lossSteps } from '../domain/path-cohorts.ts'
import { reasonEnds } from '../domain/reasons.ts'
import { pathParameters } from './path-parameters.ts'
import { reasonOptions } from './reason-options.ts'
import { report, reportParameters } from './report.ts'
import { projectOfApplication } from './shared-columns.ts'

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
    ...pathParameters,
    ...reportParameters,
  },
  search: true,
  columns: {
    project: projectOfApplication,
    track: {},
    applied: { sort: 'APPLIED' },
    accepted: {},
    started: {},
    handedIn: {},
    finished: {},
    kind: { value: ({ kind }, t) => (kind === null ? null : t(`ends.${kind}`)) },
    lostAt: { value: ({ lostAt }, t) => (lostAt === null ? null : t(`lossSteps.${lostAt}`)) },
    reason: { width: '26%' },
    reviewed: { optional: true },
    published: { optional: true },
    number: { value: 'id', kind: 'text', optional: true },
  },
  reads: ['accelerationRequest', 'participation', 'task', 'project', 'expertJob', 'publication'],
  more: { reasons: reasonOptions },
})

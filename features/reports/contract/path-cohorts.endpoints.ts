import { z } from 'zod'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { cohortSteps, mostMonths } from '../domain/path-cohorts.ts'
import { pivotName } from './pivot-value.ts'
import { report, reportParameters } from './report.ts'

const cell = z.object({ since: z.int(), reached: z.int(), share: z.number() })

/** Cohorts by the month of application: how many reached a step within each number of months. */
export const pathCohorts = report({
  key: 'pathCohorts',
  row: z.object({
    key: z.string(),
    /** `YYYY-MM`. */
    cohort: z.string(),
    step: z.enum(cohortSteps),
    /** Whole months after the month of application. */
    since: z.int(),
    applied: z.int(),
    /** Reached the step by the end of that month. */
    reached: z.int(),
    share: z.number(),
    /** Reached it in that month. */
    added: z.int(),
  }),
  sortings: ['COHORT', 'SHARE'],
  defaultSort: '-COHORT',
  parameters: {
    step: z.enum(cohortSteps, 'NOT_IN_LIST'),
    ...reportParameters,
  },
  search: false,
  columns: {
    cohort: {
      value: ({ cohort }, t, locale) => pivotName('MONTH', { key: cohort, name: null }, t, locale),
    },
    since: { value: 'since', kind: 'number' },
    applied: {
      value: 'applied',
      kind: 'number',
      to: ({ cohort }, { step: _step, ...asked }) =>
        linkTo('/reports/analytic/path-projects', { ...asked, cohort }),
    },
    reached: {
      value: 'reached',
      kind: 'number',
      to: ({ cohort, since, step }, asked) =>
        linkTo('/reports/analytic/path-projects', { ...asked, cohort, step, within: String(since) }),
    },
    share: { value: 'share', kind: 'share' },
    added: { value: 'added', kind: 'number', optional: true },
  },
  sortedBy: { cohort: 'COHORT', share: 'SHARE' },
  reads: ['accelerationRequest', 'participation', 'task', 'project', 'expertJob', 'publication'],
  more: {
    /** Cohorts, newest first, each with its cumulative figures by month. */
    triangle: z
      .array(z.object({ cohort: z.string(), applied: z.int(), cells: z.array(cell).max(mostMonths + 1) }))
      .max(mostMonths),
    step: z.enum(cohortSteps),
  },
})

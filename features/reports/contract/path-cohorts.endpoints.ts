import { z } from 'zod'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { cohortSteps, maxMonths } from '../domain/path-cohorts.ts'
import { cohortSheet } from './cohort-sheet.ts'
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
      sort: 'COHORT',
      value: ({ cohort }, t, locale) => pivotName('MONTH', { key: cohort, name: null }, t, locale),
    },
    since: { unlinked: 'VALUE' },
    applied: {
      to: ({ cohort }, { step: _step, ...parameters }) =>
        linkTo('/reports/analytic/path-projects', { ...parameters, cohort }),
    },
    reached: {
      to: ({ cohort, since, step }, parameters) =>
        linkTo('/reports/analytic/path-projects', { ...parameters, cohort, step, within: String(since) }),
    },
    share: { sort: 'SHARE', kind: 'share', base: 'reached' },
    added: {
      to: ({ cohort, since, step }, parameters) =>
        linkTo('/reports/analytic/path-projects', {
          ...parameters,
          cohort,
          step,
          within: String(since),
          ...(since > 0 ? { notWithin: String(since - 1) } : {}),
        }),
      optional: true,
    },
  },
  sheets: cohortSheet,
  reads: ['accelerationRequest', 'participation', 'task', 'project', 'expertJob', 'publication'],
  more: {
    /** Cohorts, newest first, each with its cumulative figures by month. */
    triangle: z
      .array(z.object({ cohort: z.string(), applied: z.int(), cells: z.array(cell).max(maxMonths + 1) }))
      .max(maxMonths),
    step: z.enum(cohortSteps),
  },
})

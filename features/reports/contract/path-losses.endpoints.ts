import { z } from 'zod'
import { noValue } from '#platform/domain/no-value.ts'
import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'
import { lossSteps } from '../domain/path-cohorts.ts'
import { pathGroups } from '../domain/path-steps.ts'
import { reasonEnds } from '../domain/reasons.ts'
import { figureHref, pivotFilter, pivotValue } from './pivot-value.ts'
import { report, reportParameters, type ReportParameters } from './report.ts'
import { chosenGroup, endInWords, reasonInWords } from './shared-columns.ts'

/**
 * Parameters of the list of applications for a value of a group; null if it has none for it, or already has another
 * value.
 */
const groupParameters = (
  by: (typeof pathGroups)[number],
  key: string,
  parameters: ReportParameters,
): Readonly<Record<string, string | undefined>> | null => {
  if (by === 'MONTH') return key === noValue ? null : { cohort: key }
  const filter = pivotFilter(by, key)
  const isFree = Object.entries(filter ?? {}).every(
    ([name, value]) =>
      parameters[name] === undefined || parameters[name] === value || name === 'acceleratorId',
  )
  return isFree ? filter : null
}

const row = z.object({
  key: z.string(),
  by: z.enum(pathGroups).nullable(),
  group: pivotValue.nullable(),
  /** The furthest step that they reached. */
  lostAt: z.enum(lossSteps),
  kind: z.enum(reasonEnds),
  /** md5 of the reason, as in `generalReasons`. */
  reasonKey: z.string(),
  /** Empty if no reason was given. */
  reason: z.string(),
  count: z.int(),
  /** Of all applications of the group, and of those that reached the step: 0 to 1. */
  ofApplied: z.number(),
  ofStep: z.number(),
})

/** Link to the projects lost for a reason, of the row's group; rows of a number if no list has such a filter. */
const projectsHref = (
  { by, group, reasonKey }: z.output<typeof row>,
  { pathBy: _pathBy, ...parameters }: ReportParameters,
  lost: Readonly<Record<string, string>> = {},
): PageHref => {
  const ofGroup = by && group ? groupParameters(by, group.key, parameters) : {}
  const loss = { ...lost, reason: reasonKey }
  return ofGroup === null
    ? figureHref('APPLICATIONS', [[by, group]], parameters, loss)
    : linkTo('/reports/analytic/path-projects', { ...parameters, ...loss, ...ofGroup })
}

/** Where on the path and why projects are lost. */
export const pathLosses = report({
  key: 'pathLosses',
  row,
  sortings: ['COUNT', 'STEP', 'GROUP', 'REASON'],
  defaultSort: '-COUNT',
  parameters: {
    pathBy: z.enum(pathGroups, 'NOT_IN_LIST'),
    ...reportParameters,
  },
  search: false,
  columns: {
    reason: { sort: 'REASON', value: reasonInWords, width: '30%' },
    lostAt: { sort: 'STEP', value: ({ lostAt }, t) => t(`lossSteps.${lostAt}`) },
    kind: { value: endInWords },
    group: chosenGroup,
    count: {
      sort: 'COUNT',
      to: (row, parameters) => projectsHref(row, parameters, { lostAt: row.lostAt, kind: row.kind }),
      total: ({ pathBy: _pathBy, ...parameters }) =>
        linkTo('/reports/analytic/path-projects', { ...parameters, kind: reasonEnds.join(',') }),
    },
    ofStep: { kind: 'share', base: 'count' },
    ofApplied: { kind: 'share', base: 'count' },
  },
  chart: { label: 'reason', within: 'group', value: 'count', to: projectsHref },
})

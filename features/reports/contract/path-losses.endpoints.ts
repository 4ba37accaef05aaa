import { z } from 'zod'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { lossSteps } from '../domain/path-cohorts.ts'
import { pathGroups } from '../domain/path-steps.ts'
import { reasonEnds } from '../domain/reasons.ts'
import { groupParameters } from './path-group.ts'
import { pivotName, pivotValue } from './pivot-value.ts'
import { report, reportParameters } from './report.ts'

/** Where on the path and why projects are lost. */
export const pathLosses = report({
  key: 'pathLosses',
  row: z.object({
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
  }),
  sortings: ['COUNT', 'STEP', 'GROUP', 'REASON'],
  defaultSort: '-COUNT',
  parameters: {
    pathBy: z.enum(pathGroups, 'NOT_IN_LIST'),
    ...reportParameters,
  },
  search: false,
  columns: {
    reason: { value: ({ reason }, t) => reason || t('noReason'), width: '30%' },
    lostAt: { value: ({ lostAt }, t) => t(`lossSteps.${lostAt}`) },
    kind: { value: ({ kind }, t) => t(`ends.${kind}`) },
    group: {
      value: ({ by, group }, t, locale) => (by && group ? pivotName(by, group, t, locale) : null),
      onlyWith: 'pathBy',
    },
    count: {
      value: 'count',
      kind: 'number',
      to: ({ by, group, lostAt, kind, reasonKey }, { pathBy: _pathBy, ...asked }) => {
        const ofGroup = by && group ? groupParameters(by, group.key) : {}
        return ofGroup === null
          ? null
          : linkTo('/reports/analytic/path-projects', {
              ...asked,
              lostAt,
              kind,
              reason: reasonKey,
              ...ofGroup,
            })
      },
    },
    ofStep: { value: 'ofStep', kind: 'share' },
    ofApplied: { value: 'ofApplied', kind: 'share' },
  },
  sortedBy: { reason: 'REASON', lostAt: 'STEP', group: 'GROUP', count: 'COUNT' },
  reads: ['accelerationRequest', 'participation', 'task', 'project'],
  chart: { label: 'reason', value: 'count' },
})

import { z } from 'zod'
import { stayStates } from '../domain/path-cohorts.ts'
import { pathGroups } from '../domain/path-steps.ts'
import { applicationsHref, pivotName, pivotValue } from './pivot-value.ts'
import { report, reportParameters } from './report.ts'

/** How long applications and their tasks stay in each state. */
export const pathTimes = report({
  key: 'pathTimes',
  row: z.object({
    key: z.string(),
    by: z.enum(pathGroups).nullable(),
    group: pivotValue.nullable(),
    state: z.enum(stayStates),
    /** Stays that have ended. */
    stays: z.int(),
    median: z.number().nullable(),
    ninetieth: z.number().nullable(),
    /** Applications in the state now. */
    open: z.int(),
  }),
  sortings: ['ORDER', 'MEDIAN', 'NINETIETH', 'GROUP'],
  defaultSort: 'ORDER',
  parameters: {
    pathBy: z.enum(pathGroups, 'NOT_IN_LIST'),
    ...reportParameters,
  },
  search: false,
  columns: {
    state: { value: ({ state }, t) => t(`stayStates.${state}`) },
    group: {
      value: ({ by, group }, t, locale) => (by && group ? pivotName(by, group, t, locale) : null),
      onlyWith: 'pathBy',
    },
    median: { value: 'median', kind: 'days' },
    ninetieth: { value: 'ninetieth', kind: 'days' },
    stays: { value: 'stays', kind: 'number' },
    open: {
      value: 'open',
      kind: 'number',
      to: ({ by, group, state }, asked) => applicationsHref({ column: state }, [[by, group]], asked),
    },
  },
  sortedBy: { state: 'ORDER', median: 'MEDIAN', ninetieth: 'NINETIETH', group: 'GROUP' },
  reads: ['accelerationRequest', 'participation', 'task', 'project'],
  chart: { label: 'state', value: 'median' },
})

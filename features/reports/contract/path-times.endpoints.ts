import { z } from 'zod'
import { boardColumnShown } from '../../acceleration-requests/domain/state-tables.ts'
import { stayStates } from '../domain/path-cohorts.ts'
import { pathGroups } from '../domain/path-steps.ts'
import { applicationsHref, figureHref, pivotValue } from './pivot-value.ts'
import { report, reportParameters } from './report.ts'
import { chosenGroup } from './shared-columns.ts'

/** How long applications and their tasks stay in each state. */
export const pathTimes = report({
  key: 'pathTimes',
  row: z.object({
    key: z.string(),
    by: z.enum(pathGroups).nullable(),
    group: pivotValue.nullable(),
    state: z.enum(stayStates),
    /** Stays that have ended; nothing leaves the last states. */
    stays: z.int(),
    median: z.number().nullable(),
    ninetieth: z.number().nullable(),
    /** Applications in the state now, and the median of their days in it. */
    open: z.int(),
    openMedian: z.number().nullable(),
  }),
  sortings: ['ORDER', 'MEDIAN', 'NINETIETH', 'GROUP'],
  defaultSort: 'ORDER',
  parameters: {
    pathBy: z.enum(pathGroups, 'NOT_IN_LIST'),
    ...reportParameters,
  },
  search: false,
  columns: {
    state: { sort: 'ORDER', value: ({ state }, t) => t(boardColumnShown[state].key) },
    group: chosenGroup,
    median: { sort: 'MEDIAN', kind: 'days', base: 'stays' },
    ninetieth: { sort: 'NINETIETH', kind: 'days', base: 'stays' },
    stays: {
      to: ({ by, group, state }, parameters) =>
        figureHref('STAYS', [[by, group]], parameters, { stay: state }),
    },
    open: {
      to: ({ by, group, state }, parameters) =>
        applicationsHref({ column: state }, [[by, group]], parameters),
      total: (parameters) => applicationsHref({ status: 'NEW,ACCEPT,REJECT,CANCEL' }, [], parameters),
    },
    openMedian: { kind: 'days', base: 'open' },
  },
  chart: { label: 'state', within: 'group', value: 'median' },
})

import { z } from 'zod'
import { day, id, idParam, instant, uid } from '#platform/contract/fields.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { workFilters } from '../../acceleration-requests/contract/work-filters.ts'
import { boardColumnShown } from '../../acceleration-requests/domain/state-tables.ts'
import { boardColumns } from '../../acceleration-requests/domain/states.ts'
import { elementCode } from '../../fields/contract/value.schemas.ts'
import { decisions } from '../../overviews/domain/figures.ts'
import { figurePeople, figures, figuresWithDays, figuresWithPerson } from '../domain/figure-rows.ts'
import { stayStates } from '../domain/path-cohorts.ts'
import { pivotDimensions } from '../domain/pivot.ts'
import { pathParameters } from './path-parameters.ts'
import { pivotValue } from './pivot-value.ts'
import { report, reportParameters } from './report.ts'

/** Key of a value of a dimension, as in the pivot. */
const dimensionValue = () => z.string().regex(/^[\w-]{1,60}$/, 'INVALID')

/** The rows that a number of another report counts: as many as the number says. */
export const figureRows = report({
  key: 'figureRows',
  row: z.object({
    key: z.string(),
    requestId: id().nullable(),
    project: namedRef.nullable(),
    track: namedRef.nullable(),
    task: z.string().nullable(),
    /** Null for readers who may not see people. */
    person: personRef.nullable(),
    /** State of an application now, or at the end of `day`. */
    state: z.enum(boardColumns).nullable(),
    decision: z.enum(decisions).nullable(),
    at: instant().nullable(),
    /** How long it took, in days. */
    days: z.number().nullable(),
  }),
  sortings: ['AT', 'NAME'],
  defaultSort: '-AT',
  parameters: {
    ...workFilters,
    ...pathParameters,
    ...reportParameters,
    figure: z.enum(figures, 'NOT_IN_LIST'),
    /** Values of up to two dimensions; a value of `noValue` is that of rows without one. */
    rowsBy: z.enum(pivotDimensions, 'NOT_IN_LIST'),
    rowValue: dimensionValue(),
    columnsBy: z.enum(pivotDimensions, 'NOT_IN_LIST'),
    columnValue: dimensionValue(),
    requestId: idParam(),
    /** Tasks accepted by the end of this day; for `ACCEPTED_TASKS` only. */
    day: day(),
    stay: z.enum(stayStates, 'NOT_IN_LIST'),
    decision: listParam(decisions),
    personUid: uid(),
    people: z.enum(figurePeople, 'NOT_IN_LIST'),
    trackpointId: idParam(),
    elementCode: elementCode(),
  },
  search: false,
  columns: {
    project: {
      sort: 'NAME',
      width: '26%',
      to: ({ requestId, project }, { acceleratorId }) => {
        if (project === null) return null
        return acceleratorId === undefined && requestId !== null
          ? linkTo('/bch/view/projects-in-work', { requestId })
          : linkTo('/bch/view/project-details', { id: project.id })
      },
    },
    track: {},
    task: {},
    what: {
      value: ({ state, decision }, t) => {
        if (decision) return t(`overviews:decisions.${decision}`)
        return state && t(boardColumnShown[state].key)
      },
    },
    person: { onlyIf: ({ figure }) => figuresWithPerson.has(figure ?? '') },
    at: { sort: 'AT' },
    days: { kind: 'days', unlinked: 'VALUE', onlyIf: ({ figure }) => figuresWithDays.has(figure ?? '') },
  },
  reads: [
    'accelerationRequest',
    'participation',
    'task',
    'project',
    'projectProfile',
    'expertJob',
    'publication',
    'deal',
    'event',
    'person',
    'acceleratorTeam',
  ],
  more: {
    figure: z.enum(figures),
    /** The groups of the number, by name. */
    groups: z.array(z.object({ by: z.enum(pivotDimensions), value: pivotValue })).max(2),
    person: personRef.nullable(),
  },
})

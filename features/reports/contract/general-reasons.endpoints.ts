import { z } from 'zod'
import { day } from '#platform/contract/fields.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { noValue } from '#platform/domain/no-value.ts'
import { linkTo, type PageHref } from '#platform/domain/screen-paths.ts'
import { reasonEnds, reasonGroups } from '../domain/reasons.ts'
import { figureHref } from './pivot-value.ts'
import { report, parametersOf, type ReportParameters } from './report.ts'
import { endInWords, reasonInWords } from './shared-columns.ts'

const period = z.object({ from: day(), to: day() })

/** What the trend compares: the period with the one before, without a period the last two full months. */
const compared = z.object({ recent: period, earlier: period })

const row = z.object({
  key: z.string(),
  /** The programme, track or stream of the row; null without grouping, or for applications without a stream. */
  group: namedRef.nullable(),
  kind: z.enum(reasonEnds),
  /** md5 of the reason, ignoring case, spaces and a final full stop. */
  reasonKey: z.string(),
  /** Empty if no reason was given. */
  reason: z.string(),
  count: z.int(),
  /** Share of all rows, 0 to 1. */
  share: z.number(),
  /** Counts in the compared periods; null if there is nothing to compare with. */
  recent: z.int().nullable(),
  before: z.int().nullable(),
  compared: compared.nullable(),
  change: z.int().nullable(),
})

/** Without a kind, the projects of every kind. */
type Group = { group: { id: number } | null; kind?: string; reasonKey: string }

const filterOfGroup = {
  ACCELERATOR: 'acceleratorId',
  PROGRAMME: 'programmeId',
  TRACK: 'trackId',
  STREAM: 'streamId',
} as const

/** Link to the projects of a reason in a group and a period; for those without a stream the rows of a number. */
const projectsHref = (
  { group, kind, reasonKey }: Group,
  { by, ...parameters }: ReportParameters,
): PageHref => {
  const dimension = reasonGroups.find((one) => one === by)
  const ofReason = { reason: reasonKey, ...(kind === undefined ? {} : { kind }) }
  const other = dimension && group && parameters[filterOfGroup[dimension]]
  const isElsewhere = other !== undefined && other !== null && other !== 'all' && other !== String(group?.id)
  if (dimension && (group === null || isElsewhere))
    return figureHref(
      'ENDED',
      [[dimension, { key: group === null ? noValue : String(group.id), name: null }]],
      parameters,
      ofReason,
    )
  return linkTo('/reports/analytic/project-reason-list', {
    ...parameters,
    ...ofReason,
    ...(dimension && group ? { [filterOfGroup[dimension]]: String(group.id) } : {}),
  })
}

/** Link to the projects of all reasons in one of the compared periods. */
const totalOf =
  (which: 'recent' | 'earlier') =>
  (
    { by: _by, ...parameters }: ReportParameters,
    answer: Readonly<Record<string, unknown>>,
  ): PageHref | null => {
    const { data } = compared.nullish().safeParse(answer['compared'])
    return data ? linkTo('/reports/analytic/project-reason-list', { ...parameters, ...data[which] }) : null
  }

/** How often each reason ended or stopped the work of a project, compared with the previous period. */
export const generalReasons = report({
  key: 'generalReasons',
  row,
  sortings: ['COUNT', 'REASON', 'CHANGE', 'GROUP'],
  defaultSort: '-COUNT',
  parameters: {
    by: z.enum(reasonGroups, 'NOT_IN_LIST'),
    kind: listParam(reasonEnds),
    ...parametersOf('trackId', 'streamId', 'trackerUid', 'from', 'to'),
  },
  search: false,
  columns: {
    reason: { sort: 'REASON', value: reasonInWords, width: '36%' },
    kind: { value: endInWords },
    group: { sort: 'GROUP', value: ({ group }) => group?.name ?? null, onlyWith: 'by' },
    count: {
      sort: 'COUNT',
      to: projectsHref,
      total: ({ by: _by, ...parameters }) => linkTo('/reports/analytic/project-reason-list', parameters),
    },
    share: { kind: 'share', base: 'count' },
    recent: {
      // With a period it is the count itself.
      onlyWithout: 'from',
      to: (row, parameters) => row.compared && projectsHref(row, { ...parameters, ...row.compared.recent }),
      total: totalOf('recent'),
    },
    before: {
      to: (row, parameters) => row.compared && projectsHref(row, { ...parameters, ...row.compared.earlier }),
      total: totalOf('earlier'),
    },
    change: { sort: 'CHANGE', unlinked: 'DIFFERENCE' },
  },
  chart: {
    label: 'reason',
    within: 'group',
    value: 'count',
    to: ({ group, reasonKey }, parameters) => projectsHref({ group, reasonKey }, parameters),
  },
  more: {
    /** What the trend compares; null if there is nothing to compare with. */
    compared: compared.nullable(),
  },
})

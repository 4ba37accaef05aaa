import { z } from 'zod'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { reasonEnds, reasonGroups } from '../domain/reasons.ts'
import { report, reportParameters } from './report.ts'

const { trackId, streamId, trackerUid, from, to } = reportParameters

/** How often each reason ended or stopped the work of a project, compared with the previous period. */
export const generalReasons = report({
  key: 'generalReasons',
  row: z.object({
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
    /** Count in the preceding period of the same length; null without a period. */
    before: z.int().nullable(),
    change: z.int().nullable(),
  }),
  sortings: ['COUNT', 'REASON', 'CHANGE', 'GROUP'],
  defaultSort: '-COUNT',
  parameters: {
    by: z.enum(reasonGroups, 'NOT_IN_LIST'),
    kind: listParam(reasonEnds),
    trackId,
    streamId,
    trackerUid,
    from,
    to,
  },
  search: false,
  columns: {
    reason: { value: ({ reason }, t) => reason || t('noReason'), width: '36%' },
    kind: { value: ({ kind }, t) => t(`ends.${kind}`) },
    group: { value: ({ group }) => group?.name ?? null, onlyWith: 'by' },
    count: {
      value: 'count',
      kind: 'number',
      to: ({ reasonKey, kind, group }, { by, ...asked }) =>
        linkTo('/reports/analytic/project-reason-list', {
          ...asked,
          reason: reasonKey,
          kind,
          ...(group && by === 'TRACK' ? { trackId: String(group.id) } : {}),
          ...(group && by === 'STREAM' ? { streamId: String(group.id) } : {}),
          ...(group && by === 'ACCELERATOR' ? { acceleratorId: String(group.id) } : {}),
          ...(group && by === 'PROGRAMME' ? { programmeId: String(group.id) } : {}),
        }),
    },
    share: { value: 'share', kind: 'share' },
    before: { value: 'before', kind: 'number', onlyWith: 'from' },
    change: { value: 'change', kind: 'number', onlyWith: 'from' },
  },
  sortedBy: { reason: 'REASON', count: 'COUNT', change: 'CHANGE', group: 'GROUP' },
  reads: ['accelerationRequest', 'participation', 'task', 'project'],
  chart: { label: 'reason', value: 'count' },
})

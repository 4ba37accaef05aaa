import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { listParam, namedRef, personRef } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { reasonEnds } from '../domain/reasons.ts'
import { report, reportParameters } from './report.ts'

const { trackId, streamId, trackerUid, industryId, from, to } = reportParameters

/** Projects whose application or task was rejected, whose work is blocked, or who withdrew: reason, person and time. */
export const projectReasonList = report({
  key: 'projectReasonList',
  row: z.object({
    id: id(),
    kind: z.enum(reasonEnds),
    project: namedRef.extend({ serialNumber: z.string() }),
    track: namedRef,
    task: z.string().nullable(),
    /** Empty if no reason was given. */
    reason: z.string(),
    decidedBy: personRef.nullable(),
    at: instant(),
  }),
  sortings: ['AT', 'NAME'],
  defaultSort: '-AT',
  parameters: {
    kind: listParam(reasonEnds),
    /** Key of a reason, as in `generalReasons`. */
    reason: z.string().regex(/^[0-9a-f]{32}$/, 'INVALID'),
    trackId,
    streamId,
    trackerUid,
    industryId,
    from,
    to,
  },
  search: true,
  columns: {
    project: {
      value: 'project',
      to: ({ id: requestId, project }, { acceleratorId }) =>
        acceleratorId === undefined
          ? linkTo('/bch/view/projects-in-work', { requestId })
          : linkTo('/bch/view/project-details', { id: project.id }),
    },
    track: { value: 'track' },
    kind: { value: ({ kind }, t) => t(`ends.${kind}`) },
    task: { value: 'task' },
    reason: { value: ({ reason }, t) => reason || t('noReason'), width: '30%' },
    decidedBy: { value: 'decidedBy' },
    at: { value: 'at', kind: 'time' },
    number: { value: ({ project }) => project.serialNumber, optional: true },
  },
  sortedBy: { project: 'NAME', at: 'AT' },
  reads: ['accelerationRequest', 'participation', 'task', 'project', 'person'],
})

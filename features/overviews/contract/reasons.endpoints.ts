import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, instant } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, namedRef } from '#platform/contract/lists.ts'
import { reasonKinds } from '../domain/figures.ts'
import { ofProgramme, onChosen, placeErrors } from './place.ts'

const filters = {
  kind: listParam(reasonKinds),
  /** The key of a reason: texts that differ only in case, spaces or the stop at their end are one. */
  reason: z.string().regex(/^[0-9a-f]{32}$/, 'INVALID'),
  trackId: idParam(),
  /** Days of the accelerator, both included. */
  from: day(),
  to: day(),
}

const reasoned = z.object({
  id: id(),
  kind: z.enum(reasonKinds),
  project: namedRef.extend({ serialNumber: z.string() }),
  track: namedRef,
  /** Empty where nobody gave one. */
  reason: z.string(),
  at: instant(),
})

/** Projects whose application or task was rejected, or whose work on a track is blocked, with the reasons. */
export const listProjectReasons = list({
  name: 'listProjectReasons',
  path: '/project-reasons/list',
  summary: 'Projects by reasons',
  permission: 'signed-in',
  headers: onChosen,
  of: ofProgramme,
  reads: ['accelerationRequest', 'participation', 'task', 'project'],
  row: reasoned,
  sortings: ['AT', 'NAME'],
  defaultSort: '-AT',
  filters,
  search: true,
  table: {
    texts: 'overviews:reasons',
    columns: {
      project: 'project',
      track: 'track',
      kind: ({ kind }, t) => t(`reasonKinds.${kind}`),
      reason: ({ reason }, t) => reason || t('reasons.none'),
      at: 'at',
      number: ({ project }) => project.serialNumber,
    },
  },
  errors: placeErrors,
})

/** The reasons themselves, the most frequent first: of what the same filters leave, the first fifty. */
export const countProjectReasons = endpoint({
  name: 'countProjectReasons',
  method: 'GET',
  path: '/project-reasons/counts',
  summary: 'Reasons by how many projects have them',
  headers: onChosen,
  query: z.object({
    ...ofProgramme,
    kind: filters.kind.optional(),
    trackId: filters.trackId.optional(),
    from: filters.from.optional(),
    to: filters.to.optional(),
  }),
  response: z.object({
    items: z.array(
      z.object({ key: z.string(), kind: z.enum(reasonKinds), reason: z.string(), count: z.int() }),
    ),
    tracks: z.array(namedRef.extend({ programmeId: id() })),
    programmes: z.array(namedRef),
  }),
  errors: placeErrors,
  reads: ['accelerationRequest', 'participation', 'task', 'project'],
  permission: 'signed-in',
})

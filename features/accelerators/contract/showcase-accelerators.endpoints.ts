import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, flagParam, id, idParam } from '#platform/contract/fields.ts'
import { facetsOf } from '#platform/contract/list-facets.ts'
import { list } from '#platform/contract/list.ts'
import { idsParam, listParam, namedRef } from '#platform/contract/lists.ts'
import { acceleratorStatuses } from '#platform/domain/accelerator-statuses.ts'
import { acceleratorTypes } from '../domain/states.ts'

/** An accelerator in a public list. */
const showcaseAccelerator = z.object({
  id: id(),
  name: z.string(),
  /** The beginning of its description. */
  lead: z.string(),
  logoUrl: z.string().nullable(),
  country: namedRef.nullable(),
  industries: z.array(namedRef),
  status: z.enum(acceleratorStatuses),
  /** The first day of the next stream of its published tracks; null if none is planned. */
  opensOn: day().nullable(),
  /** Number of published tracks that accept applications today. */
  openTracks: z.int(),
  /** Whether it is looking for people to join its team. */
  teamRecruiting: z.boolean(),
  programmes: z.int(),
})

export const listShowcaseAccelerators = list({
  name: 'listShowcaseAccelerators',
  path: '/showcase/accelerators/list',
  summary: 'Accelerators in the showcase',
  permission: 'public',
  reads: ['accelerator', 'programme', 'stream'],
  row: showcaseAccelerator,
  sortings: ['NAME', 'REGISTRATION_DATE'],
  defaultSort: 'NAME',
  filters: {
    open: flagParam(),
    status: listParam(acceleratorStatuses),
    industryId: idsParam(),
    countryId: idsParam(),
  },
  search: true,
  // Rendered by public pages only.
  table: null,
  more: { facets: facetsOf('open', 'status', 'industryId', 'countryId') },
})

/** An approved accelerator; 404 for others. */
export const getShowcaseAccelerator = endpoint({
  name: 'getShowcaseAccelerator',
  method: 'GET',
  path: '/showcase/accelerators/get-by-id',
  summary: 'An accelerator in the showcase',
  query: z.object({ acceleratorId: idParam() }),
  response: showcaseAccelerator.omit({ lead: true }).extend({
    description: z.string(),
    site: z.string(),
    type: z.enum(acceleratorTypes),
    targetAudience: z.string(),
    selectionConditions: z.string(),
    finalists: z.string(),
    /** Number of current and former projects on its tracks, and of those that completed one. */
    projects: z.object({ accepted: z.int(), passed: z.int() }),
    /** Public marketing files, with their download addresses. */
    files: z.array(
      z.object({
        fileId: z.uuid(),
        name: z.string(),
        description: z.string(),
        mime: z.string(),
        size: z.int(),
      }),
    ),
  }),
  reads: ['accelerator', 'programme', 'stream', 'marketingFile', 'participation'],
  permission: 'public',
})

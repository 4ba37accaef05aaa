import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { maxChoices, namedRef, personRef } from '#platform/contract/lists.ts'
import { reportPlace } from './report.ts'

/** Options of the report filters: the values of all applications that the reader can count. */
export const getReportChoices = endpoint({
  name: 'getReportChoices',
  method: 'GET',
  path: '/report/choices',
  summary: 'Values of the parameters of reports',
  /** The chosen accelerator; not needed if the query has a place. */
  headers: z.object({ 'accelerator-id': idParam().optional() }),
  query: z.object({ ...reportPlace }),
  response: z.object({
    /** Accelerators with applications, for the portal's administrators; empty for others. */
    accelerators: z.array(namedRef).max(500),
    programmes: z.array(namedRef).max(500),
    tracks: z.array(namedRef.extend({ programmeId: id() })).max(500),
    streams: z.array(namedRef.extend({ trackIds: z.array(id()).max(500) })).max(500),
    trackers: z.array(personRef).max(maxChoices),
    industries: z.array(namedRef).max(maxChoices),
    stages: z.array(namedRef).max(maxChoices),
    regions: z.array(namedRef).max(maxChoices),
  }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['accelerationRequest', 'participation', 'programme', 'project', 'stream'],
  permission: 'signed-in',
})

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'

/** The projects that a report on one project can be read of, and the one that is asked for. */
export const getReportProjects = endpoint({
  name: 'getReportProjects',
  method: 'GET',
  path: '/report/projects/get',
  summary: 'Projects to choose for a report on one project',
  /** The chosen accelerator; a programme named in the query needs none. */
  headers: z.object({ 'accelerator-id': idParam().optional() }),
  query: z.object({ programmeId: idParam().optional(), projectId: idParam().optional() }),
  response: z.object({ project: namedRef.nullable(), projects: z.array(namedRef).max(200) }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['accelerationRequest', 'project'],
  permission: 'signed-in',
})

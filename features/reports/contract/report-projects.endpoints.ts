import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { reportPlace } from './report.ts'

/** Projects for which a report on one project is available, and the requested one. */
export const getReportProjects = endpoint({
  name: 'getReportProjects',
  method: 'GET',
  path: '/report/projects/get',
  summary: 'Projects to choose for a report on one project',
  /** The chosen accelerator; not needed if the query has a place. */
  headers: z.object({ 'accelerator-id': idParam().optional() }),
  query: z.object({ ...reportPlace, projectId: idParam().optional() }),
  response: z.object({ project: namedRef.nullable(), projects: z.array(namedRef).max(200) }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['accelerationRequest', 'project'],
  permission: 'signed-in',
})

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, idParam, text } from '#platform/contract/fields.ts'
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
  query: z.object({
    ...reportPlace,
    projectId: idParam().optional(),
    findText: text(200).optional(),
    /** Also projects whose applications have all ended. */
    withEnded: flagParam().optional(),
  }),
  /** Options by name, the requested project first. */
  response: z.object({ project: namedRef.nullable(), projects: z.array(namedRef).max(50) }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['accelerationRequest', 'project'],
  permission: 'signed-in',
})

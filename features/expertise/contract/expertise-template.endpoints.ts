import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'

/** Published templates of expertise, for those who may order by one: at most 200, by name. */
export const listExpertiseTemplates = endpoint({
  name: 'listExpertiseTemplates',
  method: 'GET',
  path: '/expert-job/templates',
  summary: 'Templates of expert reviews',
  headers: z.object({ 'accelerator-id': idParam() }),
  response: z.object({
    items: z.array(
      z.object({
        id: id(),
        name: z.string(),
        description: z.string(),
        /** The version that an order would use. */
        number: z.int(),
        criteria: z.int(),
        questions: z.int(),
      }),
    ),
  }),
  errors: ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'],
  reads: ['profileTemplate'],
  permission: 'signed-in',
})

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { firstStepNames, firstStepsRoles } from '../domain/first-steps.ts'

/** First steps in a role, and whether each is done. */
export const getFirstSteps = endpoint({
  name: 'getFirstSteps',
  method: 'GET',
  path: '/agenda/first-steps',
  summary: 'First steps in a role',
  headers: z.object({ 'accelerator-id': idParam().optional() }),
  query: z.object({ role: z.enum(firstStepsRoles, 'NOT_IN_LIST') }),
  response: z.object({ steps: z.array(z.object({ step: z.enum(firstStepNames), done: z.boolean() })) }),
  reads: [
    'person',
    'project',
    'accelerationRequest',
    'accelerator',
    'programme',
    'expertJob',
    'projectTeam',
    'sponsor',
  ],
  permission: 'signed-in',
})

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** Expertise orders that await the caller. */
export const countNewExpertJobs = endpoint({
  name: 'countNewExpertJobs',
  method: 'GET',
  path: '/expert-job-order-badge/new',
  summary: 'Number of new expertise orders (counts up to 1,000)',
  response: z.object({ count: z.int() }),
  reads: [],
  permission: 'signed-in',
})

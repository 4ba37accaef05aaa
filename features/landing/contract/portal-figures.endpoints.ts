import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** How much goes on at the portal: the real numbers of the start page; up to a minute old. */
export const getPortalFigures = endpoint({
  name: 'getPortalFigures',
  method: 'GET',
  path: '/showcase/portal-figures',
  summary: 'Numbers of the portal for its start page',
  response: z.object({
    /** Accelerators that may take projects. */
    accelerators: z.int(),
    /** Tracks that take applications today; the start page shows at most 60 of them. */
    openTracks: z.int(),
    /** Projects on a track, each project counted once a track. */
    projectsInWork: z.int(),
    /** Tasks accepted on all tracks so far. */
    tasksAccepted: z.int(),
  }),
  reads: ['project', 'accelerator', 'person'],
  permission: 'public',
})

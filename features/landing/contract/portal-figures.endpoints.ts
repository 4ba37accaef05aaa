import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** Figures of the start page; up to a minute old. */
export const getPortalFigures = endpoint({
  name: 'getPortalFigures',
  method: 'GET',
  path: '/showcase/portal-figures',
  summary: 'Numbers of the portal for its start page',
  response: z.object({
    /** Accelerators that may accept projects. */
    accelerators: z.int(),
    /** Tracks that accept applications today; the start page shows at most 60 of them. */
    openTracks: z.int(),
    /** Projects on tracks; a project counts once per track. */
    projectsInWork: z.int(),
    /** Accepted tasks of all tracks. */
    tasksAccepted: z.int(),
  }),
  reads: ['project', 'accelerator', 'person'],
  permission: 'public',
})

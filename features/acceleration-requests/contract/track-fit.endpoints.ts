import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { trackStandings } from '../domain/track-fit.rules.ts'

/** How a project of the caller fits the tracks that accept applications today. */
export const getTrackFit = endpoint({
  name: 'getTrackFit',
  method: 'GET',
  path: '/project-acceleration/track-fit',
  summary: 'How my project fits open tracks',
  query: z.object({ projectId: idParam() }),
  response: z.object({
    items: z.array(
      z.object({
        trackId: id(),
        /** The project's application to the track, or its draft; null without one. */
        stands: z.enum(trackStandings).nullable(),
        requestId: id().nullable(),
        projectTrackId: id().nullable(),
        draftId: id().nullable(),
        /** Number of accepted projects that share an industry with this one. */
        alike: z.int(),
        accepted: z.int(),
      }),
    ),
    /** Whether the caller, as its leader, may apply. */
    mayApply: z.boolean(),
    /** The project names no industry yet, so nothing can be compared. */
    hasIndustries: z.boolean(),
  }),
  reads: ['accelerationRequest', 'applicationDraft', 'programme', 'project'],
  permission: 'signed-in',
})

import { sql } from 'kysely'
import { findProject, projects } from '#features/projects'
import { countAsking } from '#platform/server/count-asking.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { createAccelerationRequest } from '../contract/acceleration-request.endpoints.ts'
import { accelerationRequestRows } from './acceleration-request.repository.ts'
import { applyToTrack } from './apply-to-track.ts'

/** The project's leader applies; a track that accepts automatically makes the participation at once. */
export const createAccelerationRequestUseCase = useCase({
  endpoint: createAccelerationRequest,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.lead,
  run: async (ctx, { body: { trackId, message, consentVersion } }, { id: projectId }) => {
    // Side by side: when too much was asked, the application goes with its transaction.
    const [id] = await Promise.all([
      applyToTrack(ctx, { projectId, trackId, message, consentVersion }),
      countAsking(ctx),
    ])
    return async (after) => (await readRows(after, accelerationRequestRows, sql`r.id = ${id}`))[0]!
  },
})

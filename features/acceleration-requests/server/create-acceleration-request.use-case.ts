import { sql } from 'kysely'
import { findProject, projects } from '#features/projects'
import { useCase } from '#platform/server/handler.ts'
import { createAccelerationRequest } from '../contract/acceleration-request.endpoints.ts'
import { readAccelerationRequests } from './acceleration-request.repository.ts'
import { applyToTrack } from './apply-to-track.ts'

/** The project's leader applies; a track that accepts automatically makes the participation at once. */
export const createAccelerationRequestUseCase = useCase({
  endpoint: createAccelerationRequest,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.lead,
  run: async (ctx, { body: { trackId, message } }, { id: projectId }) => {
    const id = await applyToTrack(ctx, { projectId, trackId, message })
    return (await readAccelerationRequests(ctx.db, ctx.actor, sql`r.id = ${id}`))[0]!
  },
})

import { sql } from 'kysely'
import { findTrackForApplying } from '#features/programmes'
import { findProject, projects } from '#features/projects'
import { notFound } from '#platform/domain/product-error.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { createAccelerationRequest } from '../contract/acceleration-request.endpoints.ts'
import { accelerationRequestRows } from './acceleration-request.repository.ts'
import { makeApplication } from './apply-to-track.ts'

/** The project's leader applies; a track that accepts automatically makes the participation at once. */
export const createAccelerationRequestUseCase = useCase({
  endpoint: createAccelerationRequest,
  load: async ({ db }, { body: { projectId, trackId } }) => {
    const [project, track] = await Promise.all([
      findProject(db, projectId),
      findTrackForApplying(db, trackId),
    ])
    return project && { ...project, track }
  },
  authorize: projects.lead,
  run: async (ctx, { body: { message, consentVersion } }, { id: projectId, track }) => {
    if (!track) throw notFound()
    // Side by side: when too much was asked, the application goes with its transaction.
    const [id] = await Promise.all([
      makeApplication(ctx, track, { projectId, message, consentVersion }),
      countAsking(ctx),
    ])
    return async (after) => (await readRows(after, accelerationRequestRows, sql`r.id = ${id}`))[0]!
  },
})

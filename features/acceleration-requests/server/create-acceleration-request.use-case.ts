import { sql } from 'kysely'
import { findTrackForApplying } from '#features/programmes'
import { findProject, projects } from '#features/projects'
import { notFound, stillThere } from '#platform/domain/product-error.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { createAccelerationRequest } from '../contract/acceleration-request.endpoints.ts'
import { accelerationRequestRows } from './acceleration-request.repository.ts'
import { answersToSend } from './answers-to-send.ts'
import { makeApplication } from './apply-to-track.ts'
import { elementsForApplicant } from './elements-for-applicant.ts'

/** The project's leader applies; a track with automatic acceptance creates the participation at once. */
export const createAccelerationRequestUseCase = useCase({
  endpoint: createAccelerationRequest,
  load: async ({ db }, { body: { projectId, trackId } }) => {
    const [project, track, found] = await Promise.all([
      findProject(db, projectId),
      findTrackForApplying(db, trackId),
      // Under the track's lock: its form cannot change.
      elementsForApplicant(db, { projectId, trackId }),
    ])
    return project && { ...project, track, found }
  },
  authorize: projects.lead,
  run: async (
    ctx,
    { body: { message, consentVersion, opens } },
    { id: projectId, memberUids, track, found },
  ) => {
    if (!track) throw notFound()
    const answers = await answersToSend(ctx, {
      projectId,
      trackId: track.id,
      found,
      memberUids,
      confirmed: opens,
    })
    // Concurrently: over the limit, the application is rolled back with its transaction.
    const [id] = await Promise.all([
      makeApplication(ctx, track, { projectId, message, consentVersion, answers }),
      countAsking(ctx),
      sendAhead(
        ctx.db,
        sql`delete from application_draft where project_id = ${projectId} and track_id = ${track.id}`,
      ),
    ])
    return async (after) => stillThere((await readRows(after, accelerationRequestRows, sql`r.id = ${id}`))[0])
  },
})

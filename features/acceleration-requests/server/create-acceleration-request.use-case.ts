import { sql } from 'kysely'
import { personOf } from '#platform/domain/actor.ts'
import { ProductError, notFound } from '#platform/domain/product-error.ts'
import { findProject, projects } from '#features/projects'
import { createParticipation } from '#features/participations'
import { findTrackForApplying } from '#features/programmes'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { createAccelerationRequest } from '../contract/acceleration-request.endpoints.ts'
import { applyingRefusal } from '../domain/applying.rules.ts'
import { readAccelerationRequests } from './acceleration-request.repository.ts'

/** The project's leader applies; a track that accepts automatically makes the participation at once. */
export const createAccelerationRequestUseCase = useCase({
  endpoint: createAccelerationRequest,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.lead,
  run: async (ctx, { body }, project) => {
    const track = await findTrackForApplying(ctx.db, body.trackId)
    if (!track) throw notFound()
    const refused = applyingRefusal(track)
    if (refused) throw new ProductError(refused)
    const status = track.acceptAutomatically ? 'ACCEPT' : 'NEW'
    const { id } = await ctx.db
      .insertInto('acceleration_request')
      .values({
        accelerator_id: track.acceleratorId,
        project_id: project.id,
        track_id: track.id,
        stream_id: track.streamId,
        status,
        message: body.message,
        created_by: personOf(ctx.actor)!.uid,
        decided_at: status === 'ACCEPT' ? ctx.now.toISOString() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      acceleratorId: track.acceleratorId,
      subject: 'acceleration_request',
      subjectId: id,
      action: 'create',
      to: status,
      comment: body.message,
    })
    await raise(ctx, 'AccelerationRequestCreated', { id, accepted: status === 'ACCEPT' }, track.acceleratorId)
    if (status === 'ACCEPT') {
      await createParticipation(ctx.db, id)
      await raise(ctx, 'AccelerationRequestAccepted', { id }, track.acceleratorId)
    }
    return (await readAccelerationRequests(ctx.db, ctx.actor, sql`r.id = ${id}`))[0]!
  },
})

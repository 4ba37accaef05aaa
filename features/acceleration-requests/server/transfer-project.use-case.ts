import { sql } from 'kysely'
import { lockWork, transferParticipation } from '#features/participations'
import { findTrackForApplying, type TrackForApplying } from '#features/programmes'
import { invalid, notFound, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { transferProject } from '../contract/request-access.endpoints.ts'
import { accelerationRequests } from '../domain/acceleration-request.machine.ts'
import { receivingRefusal } from '../domain/access.rules.ts'
import {
  accelerationRequestRows,
  type AccelerationRequestSubject,
} from './acceleration-request.repository.ts'
import { lockRequestIn } from './lock-request.ts'

/** The receiving track. Errors: those of an application to it, and `NOT_FOUND` for one of another accelerator. */
const receiving = (
  track: TrackForApplying | undefined,
  { acceleratorId, trackId }: AccelerationRequestSubject,
  withoutStream: boolean,
): TrackForApplying => {
  if (track?.acceleratorId !== acceleratorId) throw notFound()
  if (track.id === trackId) throw invalid({ trackId: 'NOT_IN_LIST' })
  const refused = receivingRefusal(track, withoutStream)
  if (refused) throw new ProductError(refused)
  return track
}

const move = async (ctx: SignedIn, { id }: AccelerationRequestSubject, track: TrackForApplying) => {
  // The staged decision was for the track it leaves.
  await sendAhead(ctx.db, sql`delete from staged_decision where request_id = ${id}`)
  const { rows } = await sql<{ toTrack: string; fromStreamId: number | null }>`
    update acceleration_request r set track_id = ${track.id}, stream_id = ${track.streamId}
    from acceleration_request o where r.id = ${id} and o.id = r.id
    returning (select t.name from track t where t.id = ${track.id}) as "toTrack", o.stream_id as "fromStreamId"`.execute(
    ctx.db,
  )
  return rows[0]!
}

/**
 * Transfers an application to another track. Lock order: the receiving track, as applying does, the tasks, the
 * participation, the application.
 */
export const transferProjectUseCase = useCase({
  endpoint: transferProject,
  load: async (ctx, { body, headers }) => {
    const track = await findTrackForApplying(ctx.db, body.trackId)
    await lockWork(ctx.db, body.requestId)
    const request = await lockRequestIn(ctx, body.requestId, headers['accelerator-id'])
    return request && { ...request, receiving: track }
  },
  authorize: accelerationRequests.transfer,
  run: async (ctx, { body: { fromTrackId, reason, withoutStream } }, request) => {
    const { id, acceleratorId, status } = request
    if (request.trackId !== fromTrackId || !['NEW', 'ACCEPT'].includes(status))
      throw new ProductError('STATE_CHANGED', { state: status })
    const track = receiving(request.receiving, request, withoutStream)
    const { toTrack, fromStreamId } = await move(ctx, request, track)
    // Reports of past days read the ids: names of tracks change.
    const details = {
      fromTrack: request.track,
      fromTrackId,
      fromStreamId,
      toTrack,
      withoutStream: track.streamId === null && withoutStream,
    }
    if (status === 'ACCEPT')
      await transferParticipation(ctx, { requestId: id, acceleratorId }, { reason, details })
    await audit(ctx, {
      acceleratorId,
      subject: 'acceleration_request',
      subjectId: id,
      action: 'transfer',
      from: status,
      to: status,
      comment: reason,
      details,
    })
    await raise(
      ctx,
      'AccelerationRequestTransferred',
      { id, fromTrack: request.track, comment: reason },
      acceleratorId,
    )
    return async (after: Context) =>
      stillThere((await readRows(after, accelerationRequestRows, sql`r.id = ${id}`))[0])
  },
})

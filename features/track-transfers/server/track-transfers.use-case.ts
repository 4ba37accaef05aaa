import { sql } from 'kysely'
import { copyTrackInto, lockTrackForOffer } from '#features/programmes'
import { invalid, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { lockSubject, transition, type Locked } from '#platform/server/transition.ts'
import {
  approveTrackTransfer,
  createTrackTransfer,
  rejectTrackTransfer,
  revokeTrackTransfer,
} from '../contract/track-transfer.endpoints.ts'
import type { TrackTransferAction } from '../domain/states.ts'
import { trackTransferMachine, trackExchanges, trackTransfers } from '../domain/track-transfer.machine.ts'
import {
  findTrackTransfer,
  offeredTo,
  openState,
  shownTransfer,
  type TrackTransferSubject,
} from './track-transfer.repository.ts'

/**
 * Allows one open offer per track and receiving accelerator. The caller holds the lock of the track, so no other can be
 * created concurrently.
 */
const refuseSecond = async (db: Db, trackId: number, targetId: number): Promise<void> => {
  const { rows } = await sql<{ track: string; accelerator: string }>`
    select x.track_name as track, g.name as accelerator from track_transfer x join accelerator g on g.id = x.target_id
    where x.track_id = ${trackId} and x.target_id = ${targetId} and x.status = ${openState}`.execute(db)
  if (rows[0]) throw new ProductError('TRANSFER_REQUEST_EXISTS', rows[0])
}

/**
 * Offers a copy. From now on the content that would be copied cannot be changed, until the other accelerator answers.
 */
export const createTrackTransferUseCase = useCase({
  endpoint: createTrackTransfer,
  load: async (ctx, { body }) => {
    const row = await ctx.db
      .selectFrom('track')
      .select('accelerator_id')
      .where('id', '=', body.trackId)
      .executeTakeFirst()
    return row && { acceleratorId: row.accelerator_id }
  },
  authorize: trackExchanges.manage,
  run: async (ctx, { body: { trackId, targetId, message } }, { acceleratorId }) => {
    await countAsking(ctx)
    const track = await lockTrackForOffer(ctx.db, trackId)
    if (!track) throw new ProductError('STATE_CHANGED')
    if (track.isArchived) throw new ProductError('TRACK_ARCHIVED')
    const { rows } = await sql`select ${offeredTo(acceleratorId)} and t.id = ${targetId}`.execute(ctx.db)
    if (rows.length === 0) throw invalid({ targetId: 'NOT_IN_LIST' })
    await refuseSecond(ctx.db, trackId, targetId)
    const { id } = await ctx.db
      .insertInto('track_transfer')
      .values({
        accelerator_id: acceleratorId,
        target_id: targetId,
        track_id: trackId,
        track_name: track.name,
        message,
        created_by: ctx.actor.uid,
        created_at: ctx.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      acceleratorId,
      subject: 'track_transfer',
      subjectId: id,
      action: 'offer',
      details: { trackId, targetId },
    })
    // The event is also for the receiver, whose open pages have to be updated.
    await raise(ctx, 'TrackOffered', { id }, targetId)
    return shownTransfer(ctx.actor, 'outgoing', stillThere(await findTrackTransfer(ctx.db, id)))
  },
})

const load = (ctx: Context, { body }: { body: { requestId: number } }) =>
  lockSubject(ctx.db, trackTransferMachine, body.requestId, () => findTrackTransfer(ctx.db, body.requestId))

/** Open pages of both sides are updated. */
const concerns = ({ acceleratorId, targetId }: TrackTransferSubject) => ({
  acceleratorIds: [acceleratorId, targetId],
})

const decide = async (
  ctx: SignedIn,
  request: Locked<TrackTransferSubject>,
  action: TrackTransferAction,
  { reason = '', set = {} }: { reason?: string; set?: Record<string, unknown> } = {},
) => {
  await transition(ctx, trackTransferMachine, action, {
    id: request.id,
    acceleratorId: request.acceleratorId,
    facts: request,
    comment: reason,
    set: { ...set, reason, decided_by: ctx.actor.uid, decided_at: ctx.now.toISOString() },
  })
  const side = action === 'revoke' ? 'outgoing' : 'incoming'
  return async (after: Context) =>
    shownTransfer(after.actor, side, stillThere(await findTrackTransfer(after.db, request.id)))
}

/**
 * Approves the request and copies the track into a programme of the receiver. The track has not changed since it was
 * offered.
 */
export const approveTrackTransferUseCase = useCase({
  endpoint: approveTrackTransfer,
  load,
  authorize: trackTransfers.decide,
  concerns,
  run: async (ctx, { body: { programmeId } }, request) => {
    if (request.status !== openState) return decide(ctx, request, 'approve')
    // An offered track cannot be deleted; this only guards against inconsistent data.
    if (request.trackId === null) throw new ProductError('STATE_CHANGED')
    const place = { acceleratorId: request.targetId, programmeId }
    const made = await copyTrackInto(ctx, request.trackId, place)
    if (made === undefined) throw invalid({ programmeId: 'NOT_IN_LIST' })
    return decide(ctx, request, 'approve', { set: { made_track_id: made } })
  },
})

export const rejectTrackTransferUseCase = useCase({
  endpoint: rejectTrackTransfer,
  load,
  authorize: trackTransfers.decide,
  concerns,
  run: (ctx, { body: { reason } }, request) => decide(ctx, request, 'reject', { reason }),
})

export const revokeTrackTransferUseCase = useCase({
  endpoint: revokeTrackTransfer,
  load,
  authorize: trackTransfers.revoke,
  concerns,
  run: (ctx, _input, request) => decide(ctx, request, 'revoke'),
})

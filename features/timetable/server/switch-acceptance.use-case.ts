import { sql } from 'kysely'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { switchAcceptance } from '../contract/timetable.endpoints.ts'
import { leavingRefusal, type Leaving } from '../domain/leaving.rules.ts'
import { timetables } from '../domain/timetable.policy.ts'
import { leavingNow } from './leaving-now.ts'
import { lockTracks } from './lock-schedule.ts'
import { findTrack, type KnownStream, type TrackSubject } from './stream.repository.ts'

/** The track whose schedule is to be shared: another one of the same accelerator, on schedule. */
const findPartner = async (db: Db, track: TrackSubject, withTrackId: number): Promise<TrackSubject> => {
  const partner = await findTrack(db, withTrackId)
  const fits =
    partner?.acceleratorId === track.acceleratorId &&
    partner.id !== track.id &&
    partner.requestType === 'ON_SCHEDULE'
  if (!fits) throw invalid({ withTrackId: 'NOT_IN_LIST' })
  return partner
}

const isSame = ({ ends, deletes }: Leaving<KnownStream>, given: { ends: number | null; deletes: number[] }) =>
  (ends?.id ?? null) === given.ends &&
  deletes.length === given.deletes.length &&
  deletes.every(({ id }) => given.deletes.includes(id))

const leave = async (db: Db, { ends, deletes }: Leaving<KnownStream>, today: string): Promise<void> => {
  if (ends) {
    await sql`update stream set period = daterange(lower(period), ${today}::date, '[]'), version = version + 1
      where id = ${ends.id}`.execute(db)
  }
  if (deletes.length > 0) {
    const ids = deletes.map(({ id }) => id)
    await sql`delete from stream where id = any(${ids}::bigint[])`.execute(db)
  }
}

/** The schedule of the other track; both get a new one if it has had no stream yet. */
const scheduleOf = async (db: Db, { id, acceleratorId, scheduleId }: TrackSubject): Promise<number> => {
  if (scheduleId !== null) return scheduleId
  const { rows } = await sql<{ id: number }>`
    with made as (insert into stream_schedule (accelerator_id) values (${acceleratorId}) returning id)
    update track t set stream_schedule_id = made.id from made where t.id = ${id} returning made.id`.execute(
    db,
  )
  return rows[0]!.id
}

/**
 * Changes how a track accepts applications, with only those effects that the person confirmed (spec 4): its active
 * stream ends today, its planned ones are deleted. Pending applications retain their stream.
 */
export const switchAcceptanceUseCase = useCase({
  endpoint: switchAcceptance,
  load: (ctx, { body }) => findTrack(ctx.db, body.trackId),
  authorize: timetables.edit,
  run: async (ctx, { body: { requestType, withTrackId, ...given } }, track) => {
    if (requestType === 'CONTINUOUS' && withTrackId !== null) throw invalid({ withTrackId: 'INVALID' })
    const partner = withTrackId === null ? null : await findPartner(ctx.db, track, withTrackId)
    await lockTracks(ctx.db, partner ? [track, partner] : [track])
    const { shared, today, leaving } = await leavingNow(ctx.db, track)
    const isJoined =
      partner !== null && partner.scheduleId !== null && partner.scheduleId === track.scheduleId
    const stays = partner ? isJoined : requestType === track.requestType && !shared
    if (stays || !isSame(leaving, given)) throw new ProductError('STATE_CHANGED')
    const refused = leavingRefusal(leaving)
    if (refused) throw new ProductError(refused)
    await leave(ctx.db, leaving, today)
    // A shared schedule stays with the other tracks; its own one, with past streams, is retained.
    const own = shared ? null : track.scheduleId
    const scheduleId = partner ? await scheduleOf(ctx.db, partner) : own
    await ctx.db
      .updateTable('track')
      .set({ request_type: requestType, stream_schedule_id: scheduleId })
      .where('id', '=', track.id)
      .execute()
    const { ends, deletes } = leaving
    await audit(ctx, {
      acceleratorId: track.acceleratorId,
      subject: 'track',
      subjectId: track.id,
      action: 'switchAcceptance',
      from: track.requestType,
      to: requestType,
      details: { withTrackId, ends: ends && { id: ends.id, to: ends.to }, deletes },
    })
    await raise(ctx, 'AcceptanceSwitched', { id: track.id, requestType }, track.acceleratorId)
    return undefined
  },
})

import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { findTrack, type TrackSubject } from './stream.repository.ts'

/**
 * Locks schedules and their tracks, in one order: first the schedules, so that no track joins or leaves, then the
 * tracks, so that applications wait. Data read afterwards is valid until the commit.
 */
export const lockSchedules = async (
  db: Db,
  scheduleIds: readonly number[],
  trackIds: readonly number[] = [],
): Promise<void> => {
  await sendAhead(
    db,
    sql`select from stream_schedule where id = any(${scheduleIds}::bigint[]) order by id for no key update`,
  )
  await sendAhead(
    db,
    sql`select from track where stream_schedule_id = any(${scheduleIds}::bigint[]) or id = any(${trackIds}::bigint[])
      order by id for no key update`,
  )
}

/** Locks tracks; fails if one has meanwhile changed its schedule or how it accepts applications. */
export const lockTracks = async (db: Db, tracks: readonly TrackSubject[]): Promise<void> => {
  await lockSchedules(
    db,
    tracks.flatMap(({ scheduleId }) => scheduleId ?? []),
    tracks.map(({ id }) => id),
  )
  const now = await Promise.all(tracks.map(({ id }) => findTrack(db, id)))
  const isSame = tracks.every(
    ({ scheduleId, requestType }, i) =>
      now[i]?.scheduleId === scheduleId && now[i]?.requestType === requestType,
  )
  if (!isSame) throw new ProductError('STATE_CHANGED')
}

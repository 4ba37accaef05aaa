import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { findTrack, type TrackSubject } from './stream.repository.ts'

/**
 * Locks schedules and the tracks that follow them, in one order for everybody: first the schedules, so that nobody comes or
 * goes, then the tracks, so that whoever applies waits. What is read afterwards is true until the commit.
 */
export const holdSchedules = async (
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

/** Locks what tracks follow; one that follows another schedule by then, or takes applications otherwise, has changed. */
export const holdTracks = async (db: Db, tracks: readonly TrackSubject[]): Promise<void> => {
  await holdSchedules(
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

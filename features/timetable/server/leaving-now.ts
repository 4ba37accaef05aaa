import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { leavingOf } from '../domain/leaving.rules.ts'
import { readSchedule, readToday, type TrackSubject } from './stream.repository.ts'

const isShared = async (db: Db, { id, scheduleId }: TrackSubject): Promise<boolean> => {
  const { rows } = await sql`
    select from track where stream_schedule_id = ${scheduleId} and id <> ${id} limit 1`.execute(db)
  return rows.length > 0
}

/** The current effects of a track leaving its schedule. */
export const leavingNow = async (db: Db, track: TrackSubject) => {
  const [streams, { today }, shared] = await Promise.all([
    readSchedule(db, track.scheduleId),
    readToday(db, track.acceleratorId),
    isShared(db, track),
  ])
  return { streams, today, shared, leaving: leavingOf(streams, today, shared) }
}

import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { activeStream } from './applying.sql.ts'

/** A track as somebody who applies to it, or accepts an application, needs it. */
export type TrackForApplying = {
  id: number
  acceleratorId: number
  acceleratorApproved: boolean
  programmeStatus: 'DRAFT' | 'PUBLISHED' | 'ARCHIVE'
  trackStatus: 'DRAFT' | 'PUBLISHED' | 'ARCHIVE'
  trackBlocked: boolean
  requestType: 'CONTINUOUS' | 'ON_SCHEDULE'
  acceptAutomatically: boolean
  streamId: number | null
  streamActive: boolean
}

/** Loads a track for applying; its row is locked against being archived meanwhile. */
export const findTrackForApplying = async (
  db: Db,
  trackId: number,
): Promise<TrackForApplying | undefined> => {
  const { rows } = await sql<Omit<TrackForApplying, 'streamActive'>>`
    select t.id, t.accelerator_id as "acceleratorId", a.approval = 'COORDINATED' as "acceleratorApproved",
      p.content_status as "programmeStatus", t.content_status as "trackStatus",
      t.access_status = 'BLOCKED' as "trackBlocked", t.request_type as "requestType",
      t.accept_automatically as "acceptAutomatically",
      (select s.id from stream s where ${activeStream}) as "streamId"
    from track t join programme p on p.id = t.programme_id join accelerator a on a.id = t.accelerator_id
    where t.id = ${trackId} for share of t`.execute(db)
  const row = rows[0]
  return row && { ...row, streamActive: row.streamId !== null }
}

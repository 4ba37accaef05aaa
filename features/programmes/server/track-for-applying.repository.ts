import { sql } from 'kysely'
import type { AcceleratorStatus } from '#platform/domain/accelerator-statuses.ts'
import type { Db } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import { activeStream } from './applying.sql.ts'

/** A track with the facts for applying to it, or accepting an application. */
export type TrackForApplying = {
  id: number
  acceleratorId: number
  acceleratorApproved: boolean
  acceleratorStatus: AcceleratorStatus
  programmeStatus: 'DRAFT' | 'PUBLISHED' | 'ARCHIVE'
  trackStatus: 'DRAFT' | 'PUBLISHED' | 'ARCHIVE'
  trackBlocked: boolean
  requestType: 'CONTINUOUS' | 'ON_SCHEDULE'
  acceptAutomatically: boolean
  streamId: number | null
  streamActive: boolean
}

/**
 * Loads a track for applying; locks its row against archiving, and thereby its schedule: moving streams locks the
 * tracks that follow them. Reads under the lock, so that the data is valid until the commit.
 */
export const findTrackForApplying = async (
  db: Db,
  trackId: number,
): Promise<TrackForApplying | undefined> => {
  await sendAhead(db, sql`select from track where id = ${trackId} for share`)
  const { rows } = await sql<Omit<TrackForApplying, 'streamActive'>>`
    select t.id, t.accelerator_id as "acceleratorId", a.approval = 'COORDINATED' as "acceleratorApproved",
      a.status as "acceleratorStatus",
      p.content_status as "programmeStatus", t.content_status as "trackStatus",
      t.access_status = 'BLOCKED' as "trackBlocked", t.request_type as "requestType",
      t.accept_automatically as "acceptAutomatically",
      (select s.id from stream s where ${activeStream}) as "streamId"
    from track t join programme p on p.id = t.programme_id join accelerator a on a.id = t.accelerator_id
    where t.id = ${trackId}`.execute(db)
  const row = rows[0]
  return row && { ...row, streamActive: row.streamId !== null }
}

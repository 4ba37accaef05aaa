import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'

/**
 * Transfers all of a tracker's projects in an accelerator to another tracker, or to none (`null`). A project that the
 * new tracker is a member of gets none, because nobody reviews their own work. Returns the number of changed projects.
 */
export const handOverTracking = async (
  ctx: Context,
  given: { acceleratorId: number; fromUid: string; toUid: string | null },
): Promise<number> => {
  const { acceleratorId, fromUid, toUid } = given
  const { rows } = await sql<{ id: number; trackerUid: string | null }>`
    update project_track q set tracker_uid = case when exists (
      select from project_member m where m.project_id = q.project_id and m.person_uid = ${toUid}::uuid
    ) then null else ${toUid}::uuid end
    where q.accelerator_id = ${acceleratorId} and q.tracker_uid = ${fromUid}
      and q.access_status <> 'TRANSFERRED'
    returning q.id, q.tracker_uid as "trackerUid"`.execute(ctx.db)
  for (const { id, trackerUid } of rows) {
    await audit(ctx, {
      acceleratorId,
      subject: 'participation',
      subjectId: id,
      action: 'setTracker',
      from: fromUid,
      to: trackerUid,
    })
    await raise(ctx, 'TrackerSet', { id, trackerUid }, acceleratorId)
  }
  return rows.length
}

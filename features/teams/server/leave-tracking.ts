import { sql } from 'kysely'
import { handOverTracking } from '#features/participations'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'

/** The tracker who stops tracking, and what happens to their projects. */
export type LeavingTracker = {
  acceleratorId: number
  personUid: string
  replacementUid: string | null
  releaseProjects: boolean
}

/**
 * Reassigns the projects of a leaving tracker, or releases them; the call must choose, so that projects do not lose
 * their tracker silently.
 */
export const leaveTracking = async (ctx: Context, leaving: LeavingTracker): Promise<void> => {
  const { acceleratorId, personUid, replacementUid, releaseProjects } = leaving
  const { rows } = await sql<{ projects: number; known: boolean }>`
    select (select count(*)::int from project_track q
        where q.accelerator_id = ${acceleratorId} and q.tracker_uid = ${personUid}
          and q.access_status <> 'TRANSFERRED') as projects,
      exists (select from accelerator_member m join person p on p.uid = m.person_uid and p.status = 'A'
        where m.accelerator_id = ${acceleratorId} and m.person_uid = ${replacementUid} and not m.blocked
          and m.role in ('TRC', 'TRC_TEAM')) as known`.execute(ctx.db)
  const { projects, known } = rows[0]!
  if (projects === 0) return
  if (replacementUid !== null && (!known || replacementUid === personUid))
    throw invalid({ replacementUid: 'NOT_IN_LIST' })
  if (replacementUid === null && !releaseProjects)
    throw new ProductError('TRACKER_HAS_PROJECTS', { projects })
  await handOverTracking(ctx, { acceleratorId, fromUid: personUid, toUid: replacementUid })
}

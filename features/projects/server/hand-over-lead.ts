import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'

/**
 * Makes a member the leader in place of a provisional one, and removes that one from the team; false if another
 * person leads the project, or the new leader has a project with this name.
 */
export const handOverLead = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  { projectId, fromUid, toUid }: { projectId: number; fromUid: string; toUid: string },
): Promise<boolean> => {
  const { rows } = await sql`
    update project p set leader_uid = ${toUid}, updated_at = now()
    where p.id = ${projectId} and p.leader_uid = ${fromUid}
      and exists (select from project_member m where m.project_id = p.id and m.person_uid = ${toUid})
      and not exists (select from project o where o.leader_uid = ${toUid} and lower(o.name) = lower(p.name))
    returning p.id`.execute(ctx.db)
  if (rows.length === 0) return false
  await ctx.db
    .deleteFrom('project_member')
    .where('project_id', '=', projectId)
    .where('person_uid', '=', fromUid)
    .execute()
  await audit(ctx, {
    acceleratorId: null,
    subject: 'project',
    subjectId: projectId,
    action: 'changeLeader',
    details: { personUid: toUid },
  })
  return true
}

import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'

/**
 * Takes a person into a project's team, by whichever way they came; false when they are in it already. The caller has
 * judged whether they may.
 */
export const addProjectMember = async (
  ctx: Context,
  joined: { projectId: number; personUid: string; roleInTeam: string },
): Promise<boolean> => {
  const { projectId, personUid, roleInTeam } = joined
  const { rows } = await sql`
    insert into project_member (project_id, person_uid, role_in_team)
    values (${projectId}, ${personUid}, ${roleInTeam})
    on conflict (project_id, person_uid) do nothing returning id`.execute(ctx.db)
  if (rows.length === 0) return false
  await audit(ctx, {
    acceleratorId: null,
    subject: 'project',
    subjectId: projectId,
    action: 'addMember',
    details: { personUid, roleInTeam },
  })
  await raise(ctx, 'ProjectMemberAdded', { id: projectId, personUid }, null)
  return true
}

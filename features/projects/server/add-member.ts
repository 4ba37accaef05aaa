import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { leadKeptProject } from './lead-kept.ts'

/**
 * Adds a person to a project's team, for any reason, and makes them the leader if an accelerator manages it; false if
 * they are already in it. The caller has locked the project and checked the permission. `roleId` is a dictionary
 * value of project roles.
 */
export const addProjectMember = async (
  ctx: Context,
  joined: { projectId: number; personUid: string; roleInTeam: string; roleId?: number | null },
): Promise<boolean> => {
  const { projectId, personUid, roleInTeam, roleId = null } = joined
  const { rows } = await sql<{ id: number }>`
    insert into project_member (project_id, person_uid, role_in_team)
    values (${projectId}, ${personUid}, ${roleInTeam})
    on conflict (project_id, person_uid) do nothing returning id`.execute(ctx.db)
  const member = rows[0]
  if (!member) return false
  if (roleId !== null)
    await ctx.db
      .insertInto('project_member_value')
      .values({ member_id: member.id, value_id: roleId })
      .execute()
  await leadKeptProject(ctx, { projectId, personUid })
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

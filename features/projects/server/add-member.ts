import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { leadKeptProject } from './lead-kept.ts'

/**
 * Takes a person into a project's team, by whichever way they came, and into the lead of one that an accelerator
 * keeps; false when they are in it already. The caller has locked the project and
 * judged whether they may. `roleId` is a value of the roles in a project.
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

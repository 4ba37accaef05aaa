import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'

/**
 * Makes a person who joins a project its leader if an accelerator manages it: the first to join (ADR 47). Of two at
 * once the second waits for the row and joins the first one's team; true if the person is now the leader.
 */
const leadKeptProject = async (
  ctx: Context,
  { projectId, personUid }: { projectId: number; personUid: string },
): Promise<boolean> => {
  const { rows } = await sql<{ keeperId: number }>`
    with managed as (
      select id, keeper_accelerator_id from project
      where id = ${projectId} and keeper_accelerator_id is not null for no key update)
    update project p set leader_uid = ${personUid}, keeper_accelerator_id = null, updated_at = now()
    from managed where p.id = managed.id
    returning managed.keeper_accelerator_id as "keeperId"`.execute(ctx.db)
  const keeperId = rows[0]?.keeperId
  if (keeperId === undefined) return false
  await audit(ctx, {
    acceleratorId: null,
    subject: 'project',
    subjectId: projectId,
    action: 'changeLeader',
    details: { personUid },
  })
  await raise(ctx, 'ProjectLeaderCame', { id: projectId, personUid }, keeperId)
  return true
}

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

import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'

/**
 * Makes a person who joins a project its leader if an accelerator manages it: the first to join (ADR 47). Of two at
 * once the second waits for the row and joins the first one's team; true if the person is now the leader.
 */
export const leadKeptProject = async (
  ctx: Context,
  { projectId, personUid }: { projectId: number; personUid: string },
): Promise<boolean> => {
  const { rows } = await sql<{ keeperId: number }>`
    with kept as (
      select id, keeper_accelerator_id from project
      where id = ${projectId} and keeper_accelerator_id is not null for no key update)
    update project p set leader_uid = ${personUid}, keeper_accelerator_id = null, updated_at = now()
    from kept where p.id = kept.id
    returning kept.keeper_accelerator_id as "keeperId"`.execute(ctx.db)
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

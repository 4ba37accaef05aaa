import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import { isMember, memberRoles } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'
import type { AcceleratorTeamFacts } from '../domain/accelerator-team.policy.ts'

/** The accelerator of the header; 403 for a non-member (spec 8). */
export const teamOfHeader = async (
  ctx: Context,
  { headers }: { headers: { 'accelerator-id': number } },
): Promise<AcceleratorTeamFacts> => {
  const acceleratorId = headers['accelerator-id']
  if (!isMember(ctx.actor, acceleratorId, ...memberRoles)) throw outsideTeam(ctx.actor)
  return { acceleratorId }
}

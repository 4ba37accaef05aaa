import { sql } from 'kysely'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import { isMember, memberRoles } from '#platform/domain/actor.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import type { Context } from './context.ts'

type Named = { headers: { 'accelerator-id': number } }

const exists = async ({ db, actor }: Pick<Context, 'db' | 'actor'>, id: number): Promise<boolean> => {
  if (isMember(actor, id, ...memberRoles)) return true
  const { rows } = await sql`select from accelerator where id = ${id}`.execute(db)
  return rows.length > 0
}

/**
 * Loads the accelerator of the header as the subject of a policy; `more` are its other facts. Errors:
 * `NOT_IN_ACCELERATOR_TEAM` or `ACCELERATOR_ONLY_PAGE` if the action does not allow the caller there (spec 8).
 */
export const chosenAccelerator =
  <Facts extends { acceleratorId: number }>(
    action: PolicyAction<Facts>,
    ...[more]: { acceleratorId: number } extends Facts
      ? [more?: Omit<Facts, 'acceleratorId'>]
      : [more: Omit<Facts, 'acceleratorId'>]
  ) =>
  async (ctx: Pick<Context, 'db' | 'actor'>, { headers }: Named): Promise<Facts> => {
    const facts = { ...more, acceleratorId: headers['accelerator-id'] } as Facts
    if (!action.allows(ctx.actor, facts) || !(await exists(ctx, facts.acceleratorId)))
      throw outsideTeam(ctx.actor)
    return facts
  }

import { sql } from 'kysely'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import { isMember, memberRoles } from '#platform/domain/actor.ts'
import type { Context } from './context.ts'
import { loader, type Loader } from './handler.ts'

type Named = { headers: { 'accelerator-id': number } }

/** Memberships are of existing accelerators: no query for them. */
const exists = async ({ db, actor }: Pick<Context, 'db' | 'actor'>, id: number): Promise<boolean> => {
  if (isMember(actor, id, ...memberRoles)) return true
  const { rows } = await sql`select from accelerator where id = ${id}`.execute(db)
  return rows.length > 0
}

/**
 * Returns a loader of the accelerator in the header with further facts for the policy; see `chosenAccelerator`.
 */
export const chosenAcceleratorWith = <More extends object>(
  more: More,
): Loader<Pick<Context, 'db' | 'actor'>, Named, More & { acceleratorId: number }> =>
  loader(async (ctx, { headers }) => {
    const acceleratorId = headers['accelerator-id']
    return (await exists(ctx, acceleratorId)) ? { ...more, acceleratorId } : undefined
  }, outsideTeam)

/**
 * Loads the accelerator in the header. Errors: `NOT_IN_ACCELERATOR_TEAM` or `ACCELERATOR_ONLY_PAGE` if it does not exist
 * or the caller may not see it (spec 8).
 */
export const chosenAccelerator = chosenAcceleratorWith({})

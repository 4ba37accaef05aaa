import { sql, type Insertable } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { projectsPerPerson } from '#platform/domain/quotas.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import type { DB } from '#platform/server/database/schema.gen.ts'
import { addProject } from './add-project.ts'
import { countLed } from './count-led.ts'

/** Serializes the creation of projects by one person. */
const oneAfterTheOther = (uid: string) =>
  sql`select pg_advisory_xact_lock(hashtext('project-quota'), hashtext(${uid}))`

const requireRoomForProject = async ({ db, actor: { uid } }: SignedIn): Promise<void> => {
  if ((await countLed(db, uid)) >= projectsPerPerson)
    throw new ProductError('PROJECT_QUOTA', { limit: projectsPerPerson })
}

/** Creates a project led by the caller, within the limit; returns its id. */
export const addProjectOfPerson = async (
  ctx: SignedIn,
  columns: Omit<Insertable<DB['project']>, 'leader_uid' | 'keeper_accelerator_id'>,
): Promise<number> => {
  const { uid } = ctx.actor
  await sendAhead(ctx.db, oneAfterTheOther(uid))
  // Concurrently: over the limit, the project is rolled back with its transaction.
  const [, id] = await Promise.all([requireRoomForProject(ctx), addProject(ctx, columns, { leaderUid: uid })])
  return id
}

import type { Insertable } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import type { DB } from '#platform/server/database/schema.gen.ts'

/** Makes a project that the actor leads, and answers its id. */
export const addProject = async (
  ctx: SignedIn,
  columns: Omit<Insertable<DB['project']>, 'leader_uid'>,
): Promise<number> => {
  const uid = ctx.actor.uid
  const { id } = await ctx.db
    .insertInto('project')
    .values({ ...columns, leader_uid: uid })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sendAhead(ctx.db, ctx.db.insertInto('project_member').values({ project_id: id, person_uid: uid }))
  await audit(ctx, { acceleratorId: null, subject: 'project', subjectId: id, action: 'create' })
  return id
}

import type { Insertable } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { sendAhead } from '#platform/server/database/pipelined-database.ts'
import type { DB } from '#platform/server/database/schema.gen.ts'

/** Who answers for a project from its beginning: a person who leads it, or an accelerator that keeps it for one. */
export type ProjectHead = { leaderUid: string } | { keeperId: number }

/** Makes a project and answers its id; its leader is the first of its team, a kept one has none. */
export const addProject = async (
  ctx: SignedIn,
  columns: Omit<Insertable<DB['project']>, 'leader_uid' | 'keeper_accelerator_id'>,
  head: ProjectHead,
): Promise<number> => {
  const leaderUid = 'leaderUid' in head ? head.leaderUid : null
  const { id } = await ctx.db
    .insertInto('project')
    .values({
      ...columns,
      leader_uid: leaderUid,
      keeper_accelerator_id: 'keeperId' in head ? head.keeperId : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (leaderUid !== null)
    await sendAhead(
      ctx.db,
      ctx.db.insertInto('project_member').values({ project_id: id, person_uid: leaderUid }),
    )
  await audit(ctx, { acceleratorId: null, subject: 'project', subjectId: id, action: 'create' })
  return id
}

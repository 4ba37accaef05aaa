import { sql, type Insertable } from 'kysely'
import { auditEntry } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { DB } from '#platform/server/database/schema.gen.ts'

/** The head of a new project: a leader, or an accelerator that manages it. */
export type ProjectHead = { leaderUid: string } | { keeperId: number }

/** Creates a project and returns its id; its leader is the first team member, a managed one has none. */
export const addProject = async (
  ctx: SignedIn,
  columns: Omit<Insertable<DB['project']>, 'leader_uid' | 'keeper_accelerator_id'>,
  head: ProjectHead,
): Promise<number> => {
  const leaderUid = 'leaderUid' in head ? head.leaderUid : null
  const project = ctx.db
    .insertInto('project')
    .values({
      ...columns,
      leader_uid: leaderUid,
      keeper_accelerator_id: 'keeperId' in head ? head.keeperId : null,
    })
    .returning('id')
  const entry = auditEntry(ctx, {
    acceleratorId: null,
    subject: 'project',
    subjectId: sql<string>`(select id::text from made)`,
    action: 'create',
  })
  const { rows } = await sql<{ id: number }>`
    with made as (${project}),
      joined as (
        insert into project_member (project_id, person_uid)
        select id, leader from made, (select ${leaderUid}::uuid as leader) l where leader is not null),
      audited as (${entry})
    select id from made`.execute(ctx.db)
  return rows[0]!.id
}

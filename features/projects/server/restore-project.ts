import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { projectsPerPerson } from '#platform/domain/quotas.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { countLed } from './count-led.ts'

/** A deleted project that can be restored. */
export type DeletedProject = { id: number; name: string; leaderUid: string | null }

/** The deleted project with an id, locked. */
export const findDeletedProject = async (ctx: Context, id: number): Promise<DeletedProject | undefined> => {
  const { rows } = await sql<DeletedProject>`
    select id, name, leader_uid as "leaderUid" from deleted_project where id = ${id} for update`.execute(
    ctx.db,
  )
  return rows[0]
}

/** Restores a deleted project with all its rows; those that refer to something deleted are omitted. */
export const restoreProject = async (
  ctx: Context,
  { id, leaderUid }: DeletedProject,
  reason: string,
): Promise<void> => {
  if (leaderUid !== null && (await countLed(ctx.db, leaderUid)) >= projectsPerPerson)
    throw new ProductError('PROJECT_QUOTA', { limit: projectsPerPerson })
  const { rows } = await sql<{ lost: number }>`
    select put_rows_back(kept) as lost from deleted_project where id = ${id}`.execute(ctx.db)
  await sql`delete from deleted_project where id = ${id}`.execute(ctx.db)
  await sql`update file set former_leader_uid = null where owner = 'project:' || ${id}::text`.execute(ctx.db)
  await audit(ctx, {
    acceleratorId: null,
    subject: 'project',
    subjectId: id,
    action: 'restore',
    comment: reason,
    details: { lost: rows[0]!.lost },
  })
  await raise(ctx, 'ProjectRestored', { id }, null)
}

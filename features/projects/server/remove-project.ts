import { sql } from 'kysely'
import { personOf } from '#platform/domain/actor.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { chargeFormerLeader } from '#platform/server/files/quota.ts'

/**
 * Deletes a project with its open applications and invitations; the caller has checked that it participates in no
 * track. It can be restored for `daysOfDeleted` days.
 */
export const removeProject = async (ctx: Context, id: number): Promise<void> => {
  await sql`
    insert into deleted_project (id, serial_number, name, leader_uid, keeper_accelerator_id, deleted_by, kept)
    select id, serial_number, name, leader_uid, keeper_accelerator_id, ${personOf(ctx.actor)?.uid ?? null},
      rows_gone_with('project', id)
    from project where id = ${id}`.execute(ctx.db)
  const gone = await ctx.db
    .deleteFrom('acceleration_request')
    .where('project_id', '=', id)
    .returning(['id', 'accelerator_id', 'status'])
    .execute()
  for (const request of gone) {
    await audit(ctx, {
      acceleratorId: request.accelerator_id,
      subject: 'acceleration_request',
      subjectId: request.id,
      action: 'delete',
      from: request.status,
    })
  }
  await ctx.db.deleteFrom('team_invitation').where('project_id', '=', id).execute()
  await chargeFormerLeader(ctx.db, id)
  await ctx.db.deleteFrom('project').where('id', '=', id).execute()
  await audit(ctx, { acceleratorId: null, subject: 'project', subjectId: id, action: 'delete' })
  const acceleratorIds = [...new Set(gone.map((request) => request.accelerator_id))]
  await raise(ctx, 'ProjectDeleted', { id, acceleratorIds }, null)
}

import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'

/** Writes an action on an open task to the audit log. */
export const record = (ctx: Context, id: number, action: AuditAction, comment = '') =>
  audit(ctx, { acceleratorId: null, subject: 'open_task', subjectId: id, action, comment })

/**
 * Records a change in tables other than the task's own: its version and time of change are updated as with any
 * change.
 */
export const touchOpenTask = async ({ db, now }: Pick<Context, 'db' | 'now'>, id: number): Promise<void> => {
  await sql`update open_task set version = version + 1, updated_at = ${now} where id = ${id}`.execute(db)
}

/** Columns of an open task that every change sets. */
export const touched = (ctx: Context, version: number) => ({
  version: version + 1,
  updated_at: ctx.now.toISOString(),
})

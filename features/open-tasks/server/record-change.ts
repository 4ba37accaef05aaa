import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'

/** Writes an action on an open task to the audit log. */
export const record = (ctx: Context, id: number, action: AuditAction, comment = '') =>
  audit(ctx, { acceleratorId: null, subject: 'open_task', subjectId: id, action, comment })

/** Counts a change in tables next to the task's own row: its version and instant change as with any other. */
export const touchOpenTask = async ({ db, now }: Pick<Context, 'db' | 'now'>, id: number): Promise<void> => {
  await sql`update open_task set version = version + 1, updated_at = ${now} where id = ${id}`.execute(db)
}

/** The columns that every change of an open task sets, next to its own. */
export const touched = (ctx: Context, version: number) => ({
  version: version + 1,
  updated_at: ctx.now.toISOString(),
})

import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'

/** Writes an action on an open task to the audit log. */
export const record = (ctx: Context, id: number, action: AuditAction, comment = '') =>
  audit(ctx, { acceleratorId: null, subject: 'open_task', subjectId: id, action, comment })

/** The columns that every change of an open task sets, next to its own. */
export const touched = (ctx: Context, version: number) => ({
  version: version + 1,
  updated_at: ctx.now.toISOString(),
})

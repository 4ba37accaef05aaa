import { personOf } from '#platform/domain/actor.ts'
import type { Context } from './context.ts'

/** One deed as the history shows it. */
export type AuditedDeed = {
  acceleratorId: number | null
  subject: string
  subjectId: number | string
  action: string
  from?: string | null
  to?: string | null
  comment?: string
  details?: Record<string, unknown>
}

/** Writes a deed into the audit trail, under both names while an administrator is logged in as somebody else. */
export const audit = async (ctx: Pick<Context, 'db' | 'actor'>, deed: AuditedDeed): Promise<void> => {
  const person = personOf(ctx.actor)
  await ctx.db
    .insertInto('audit_entry')
    .values({
      accelerator_id: deed.acceleratorId,
      subject: deed.subject,
      subject_id: String(deed.subjectId),
      action: deed.action,
      from_state: deed.from ?? null,
      to_state: deed.to ?? null,
      actor_uid: person?.uid ?? null,
      acting_uid: person?.impersonatedBy ?? null,
      comment: deed.comment ?? '',
      details: JSON.stringify(deed.details ?? {}),
    })
    .execute()
}

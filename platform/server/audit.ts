import { sql, type RawBuilder } from 'kysely'
import { personOf } from '#platform/domain/actor.ts'
import type { Context } from './context.ts'
import { sendAhead } from './database/pipelined-database.ts'

/** One action as the history shows it. */
export type AuditedAction = {
  acceleratorId: number | null
  subject: string
  /** As an expression where the statement that writes the entry makes the subject. */
  subjectId: number | string | RawBuilder<string>
  action: string
  from?: string | null
  to?: string | null
  comment?: string
  details?: Record<string, unknown>
}

/** The insert of an entry, for statements that write more than it. */
export const auditEntry = ({ actor }: Pick<Context, 'actor'>, entry: AuditedAction): RawBuilder<unknown> => {
  const person = personOf(actor)
  const subjectId = typeof entry.subjectId === 'object' ? entry.subjectId : String(entry.subjectId)
  return sql`
    insert into audit_entry
      (accelerator_id, subject, subject_id, action, from_state, to_state, actor_uid, acting_uid, comment, details)
    values (${entry.acceleratorId}, ${entry.subject}, ${subjectId}, ${entry.action}, ${entry.from ?? null},
      ${entry.to ?? null}, ${person?.uid ?? null}, ${person?.impersonatedBy ?? null}, ${entry.comment ?? ''},
      ${JSON.stringify({ ...entry.details, ...(person?.token && { apiToken: person.token.id }) })})`
}

/** Writes an action into the audit trail, under both names while an administrator is logged in as somebody else. */
export const audit = (ctx: Pick<Context, 'db' | 'actor'>, entry: AuditedAction): Promise<void> =>
  sendAhead(ctx.db, auditEntry(ctx, entry))

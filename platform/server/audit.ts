import { sql, type RawBuilder } from 'kysely'
import { namedUid, personOf } from '#platform/domain/actor.ts'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import type { AuditSubject } from '#platform/domain/audit-subjects.ts'
import type { Acting } from './context.ts'
import { sendAhead } from './database/pipelined-database.ts'

/** One action as shown in the history. */
export type AuditedAction = {
  acceleratorId: number | null
  subject: AuditSubject
  /** An expression if the statement that writes the entry also creates the subject. */
  subjectId: number | string | RawBuilder<string>
  action: AuditAction
  from?: string | null
  to?: string | null
  comment?: string
  details?: Record<string, unknown>
}

/** One entry for each row of a table of the same statement, with details that are read from the row. */
type EachRow = { from: RawBuilder<unknown>; details: RawBuilder<unknown> }

/** The insert of an entry, for statements that write more than the entry. */
export const auditEntry = (
  { actor }: Pick<Acting, 'actor'>,
  entry: AuditedAction,
  each?: EachRow,
): RawBuilder<unknown> => {
  const person = personOf(actor)
  const subjectId = typeof entry.subjectId === 'object' ? entry.subjectId : String(entry.subjectId)
  const details = JSON.stringify({ ...entry.details, ...(person?.token && { apiToken: person.token.id }) })
  return sql`
    insert into audit_entry
      (accelerator_id, subject, subject_id, action, from_state, to_state, actor_uid, acting_uid, comment, details)
    select ${entry.acceleratorId}::bigint, ${entry.subject}, ${subjectId}, ${entry.action}, ${entry.from ?? null},
      ${entry.to ?? null}, ${namedUid(actor)}::uuid, ${person?.impersonatedBy ?? null}::uuid, ${entry.comment ?? ''},
      ${details}::jsonb ${each ? sql`|| ${each.details} from ${each.from}` : sql``}`
}

/** Writes an action to the audit trail, with both names while an administrator is logged in as another person. */
export const audit = (ctx: Acting, entry: AuditedAction): Promise<void> =>
  sendAhead(ctx.db, auditEntry(ctx, entry))

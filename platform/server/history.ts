import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { historyEntry } from '#platform/contract/lists.ts'
import type { Db } from './context.ts'
import { personRefJson } from './sql.ts'

/** An entry of the audit trail as shown on screens. */
export type HistoryEntry = z.output<typeof historyEntry>

/**
 * The history of the given subjects, newest first, at most 100 entries. `subjects` yields (subject, subject_id),
 * `more` are further columns of the entry `e`, each with a leading comma. `typed` names actions saved while typing:
 * of those that a person repeats within an hour only the last is returned.
 */
export const readHistory = async <More extends object = object>(
  db: Db,
  subjects: RawBuilder<unknown>,
  { more = sql``, typed = [] }: { more?: RawBuilder<unknown>; typed?: readonly string[] } = {},
): Promise<(HistoryEntry & More)[]> => {
  const { rows } = await sql<HistoryEntry & More>`
    select e.id, e.action, e.from_state as "from", e.to_state as "to", e.comment, ${personRefJson('h')} as actor,
      ${personRefJson('a')} ->> 'name' as "actingName", e.at ${more}
    from audit_entry e left join person h on h.uid = e.actor_uid left join person a on a.uid = e.acting_uid
    where (e.subject, e.subject_id) in (${subjects})
      and not (e.action = any(${[...typed]}) and exists (
        select from audit_entry n where n.subject = e.subject and n.subject_id = e.subject_id and n.id > e.id
          and n.action = e.action and n.actor_uid is not distinct from e.actor_uid
          and n.acting_uid is not distinct from e.acting_uid and n.at < e.at + interval '1 hour'))
    order by e.id desc limit 100`.execute(db)
  return rows
}

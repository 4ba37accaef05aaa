import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { historyEntry } from '#platform/contract/lists.ts'
import type { Db } from './context.ts'
import { personRefJson } from './sql.ts'

/** A deed of the audit trail as screens show it. */
export type HistoryEntry = z.output<typeof historyEntry>

/** What happened to the given subjects, newest first, at most 100 deeds. `subjects` yields (subject, subject_id). */
export const readHistory = async (db: Db, subjects: RawBuilder<unknown>): Promise<HistoryEntry[]> => {
  const { rows } = await sql<HistoryEntry>`
    select e.id, e.action, e.from_state as "from", e.to_state as "to", e.comment, ${personRefJson('h')} as actor,
      ${personRefJson('a')} ->> 'name' as "actingName", e.at
    from audit_entry e left join person h on h.uid = e.actor_uid left join person a on a.uid = e.acting_uid
    where (e.subject, e.subject_id) in (${subjects})
    order by e.id desc limit 100`.execute(db)
  return rows
}

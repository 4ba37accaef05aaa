import { sql } from 'kysely'
import { auditActions } from '#platform/domain/audit-actions.ts'
import { auditSubjects } from '#platform/domain/audit-subjects.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { isIndexedPart } from '#platform/server/lists/search.ts'
import { foundPeople } from '#platform/server/search/person-search.ts'
import { contains } from '#platform/server/sql.ts'
import { administeredSubjects } from '../domain/audit-subjects.ts'

/** Whether the reason of entry `e` is shown to administrators of the portal. */
export const isAdministered = sql`e.subject = any(${[...administeredSubjects]})`

const actionsNamed = (typed: string): string[] =>
  auditActions.filter((action) => action.toLowerCase().includes(typed.toLowerCase()))

/** The conditions by which an entry is found, each with an index of its own. */
const conditions = (typed: string): Sql[] => [
  sql`e.action = any(${actionsNamed(typed)})`,
  sql`(e.subject = any(${[...auditSubjects]}) and e.subject_id = ${typed})`,
  ...(isIndexedPart(typed)
    ? [sql`(e.comment <> '' and e.comment ilike ${contains(typed)} and ${isAdministered})`]
    : []),
  sql`e.actor_uid in (${foundPeople(typed)})`,
  sql`(e.acting_uid is not null and e.acting_uid in (${foundPeople(typed)}))`,
]

/** The search of the audit trail, rows `e`: by action, number, reason, and the person who acted or in whose name. */
export const auditSearch = {
  found: (typed: string): Sql =>
    sql.join(
      conditions(typed).map((condition) => sql`select e.id from audit_entry e where ${condition}`),
      sql` union all `,
    ),
  by: sql`e.id`,
  holds: (typed: string): Sql => sql`(${sql.join(conditions(typed), sql` or `)})`,
}

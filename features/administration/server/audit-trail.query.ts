import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { auditActions } from '#platform/domain/audit-actions.ts'
import { auditSubjects } from '#platform/domain/audit-subjects.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { readRows, type RowSource } from '#platform/server/lists/rows.ts'
import { isIndexedPart } from '#platform/server/lists/search.ts'
import { foundPeople } from '#platform/server/search/person-search.ts'
import { displayName, personRefJson, contains } from '#platform/server/sql.ts'
import { getAuditEntry, listAudit } from '../contract/audit-trail.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'
import { auditDetails } from '../domain/audit-details.rules.ts'
import { administeredSubjects } from '../domain/audit-subjects.ts'

/** Whether the reason of entry `e` is shown to administrators of the portal. */
const isAdministered = sql`e.subject = any(${[...administeredSubjects]})`

const actionsNamed = (typed: string): string[] =>
  auditActions.filter((action) => action.toLowerCase().includes(typed.toLowerCase()))

/** Conditions of the search, each with its own index. */
const conditions = (typed: string): Sql[] => [
  sql`e.action = any(${actionsNamed(typed)})`,
  sql`(e.subject = any(${[...auditSubjects]}) and e.subject_id = ${typed})`,
  ...(isIndexedPart(typed)
    ? [sql`(e.comment <> '' and e.comment ilike ${contains(typed)} and ${isAdministered})`]
    : []),
  sql`e.actor_uid in (${foundPeople(typed)})`,
  sql`(e.acting_uid is not null and e.acting_uid in (${foundPeople(typed)}))`,
]

/** Search in the audit trail, rows `e`: by action, number, reason, the person who acted, or in whose name. */
const auditSearch = {
  findIds: (typed: string): Sql =>
    sql.join(
      conditions(typed).map((condition) => sql`select e.id from audit_entry e where ${condition}`),
      sql` union all `,
    ),
  idColumn: sql`e.id`,
  matches: (typed: string): Sql => sql`(${sql.join(conditions(typed), sql` or `)})`,
}

const periodDays = { DAY: 1, WEEK: 7, MONTH: 30 }

type Entry = ResponseOf<typeof listAudit>['items'][number]

/** Number of the record that an entry is about, if it has one. */
const number = sql`case when e.subject_id ~ '^[0-9]{1,15}$' then e.subject_id::bigint end`
const person = sql`case when e.subject in ('person', 'account')
  and e.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.subject_id::uuid end`

const comment = sql`case when ${isAdministered} then e.comment else '' end`

const entryRows: RowSource<Entry, Entry, SignedIn> = {
  from: sql`audit_entry e`,
  key: sql`e.id`,
  columns: () => sql`e.id, e.at, e.subject, e.subject_id as "subjectId", e.action, e.from_state as "from",
    e.to_state as "to", ${comment} as comment, not ${isAdministered} as "wordsWithheld",
    (select ${personRefJson('h')} from person h where h.uid = e.actor_uid) as actor,
    (select ${displayName('a')} from person a where a.uid = e.acting_uid) as "actingName",
    (select c.name from accelerator c where c.id = e.accelerator_id) as "acceleratorName",
    case e.subject when 'project' then (select p.name from project p where p.id = ${number})
      when 'accelerator' then (select c.name from accelerator c where c.id = ${number})
      else (select ${displayName('s')} from person s where s.uid = ${person}) end as "subjectName"`,
  row: (entry) => entry,
}

export const listAuditQuery = listOf(listAudit, {
  load: nothing,
  authorize: portalCare.look,
  rows: entryRows,
  scope: () => sql`true`,
  sortings: () => ({ DATE: sql`e.id` }),
  filters: {
    subject: (subjects) => sql`e.subject = any(${subjects})`,
    actor: (uid) => sql`(e.actor_uid = ${uid}::uuid or e.acting_uid = ${uid}::uuid)`,
    period: (period) => sql`e.at >= now() - make_interval(days => ${periodDays[period]})`,
    inAnothersName: () => sql`e.acting_uid is not null`,
  },
  search: auditSearch,
})

export const getAuditEntryQuery = query({
  endpoint: getAuditEntry,
  load: (ctx, { query: { id } }) =>
    ctx.db.selectFrom('audit_entry').select(['id', 'details']).where('id', '=', id).executeTakeFirst(),
  authorize: portalCare.look,
  run: async (ctx, _input, { id, details }) => {
    const [entry] = await readRows(ctx, entryRows, sql`e.id = ${id}`)
    return { ...entry!, details: entry!.wordsWithheld ? [] : auditDetails(details) }
  },
})

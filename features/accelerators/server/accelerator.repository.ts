import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { ApprovalFacts } from '../domain/approval.machine.ts'
import type { ApprovalState } from '../domain/states.ts'

/** Maximum number of open or approved requests per person (spec 5). */
const defaultLimit = 3

/** The limit set by an administrator, or the default. */
export const requestLimit = sql<number>`coalesce((
  select (value #>> '{}')::int from application_setting where key = 'acceleratorRequestLimit'), ${sql.lit(defaultLimit)})`

/** Number of open or approved requests of a person. */
export const requestsOpen = (uid: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*)::int from accelerator o
    where o.created_by = ${uid} and o.approval in ('ON_COORDINATION', 'COORDINATED'))`

/** The facts of `a` for the policies and the machine of approval. */
export const approvalFacts = sql`a.id as "acceleratorId",
  case when a.approval = 'COORDINATED' then null else a.created_by end as "requesterUid",
  ${requestLimit} - ${requestsOpen(sql`a.created_by`)} as "requestsLeft"`

/** An accelerator with its facts. */
export type AcceleratorSubject = ApprovalFacts & {
  id: number
  approval: ApprovalState
  version: number
  logoFileId: string | null
}

/** Loads an accelerator by its id. */
export const findAccelerator = async (db: Db, id: number): Promise<AcceleratorSubject | undefined> => {
  const { rows } = await sql<AcceleratorSubject>`
    select a.id, a.approval, a.version, a.logo_file_id as "logoFileId", ${approvalFacts}
    from accelerator a where a.id = ${id}`.execute(db)
  return rows[0]
}

/** Serializes requests of one person, so that the count under the lock is correct. */
export const lockRequester = async (db: Db, uid: string): Promise<void> => {
  await sql`select from person where uid = ${uid} for no key update`.execute(db)
}

/** Number of further requests that a person may send. */
export const requestsLeft = async (db: Db, uid: string): Promise<{ limit: number; left: number }> => {
  const { rows } = await sql<{ limit: number; open: number }>`
    select ${requestLimit} as limit, ${requestsOpen(sql`${uid}::uuid`)} as open`.execute(db)
  const { limit, open } = rows[0]!
  return { limit, left: Math.max(0, limit - open) }
}

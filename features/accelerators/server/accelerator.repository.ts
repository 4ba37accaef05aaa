import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { ApprovalFacts } from '../domain/approval.machine.ts'
import type { ApprovalState } from '../domain/states.ts'

/** How many accelerators a person may have asked for at once, approved ones counted (spec 5). */
const defaultLimit = 3

/** The limit an administrator has set. */
export const requestLimit = sql<number>`coalesce((
  select (value #>> '{}')::int from application_setting where key = 'acceleratorRequestLimit'), ${sql.lit(defaultLimit)})`

/** How many requests of a person are open or approved. */
export const requestsOpen = (uid: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select count(*)::int from accelerator o
    where o.created_by = ${uid} and o.approval in ('ON_COORDINATION', 'COORDINATED'))`

/** The facts of `a` that the policies and the machine of approval ask for. */
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

/** Requests of one person are counted one after another: whoever holds the lock counts what is true. */
export const lockRequester = async (db: Db, uid: string): Promise<void> => {
  await sql`select from person where uid = ${uid} for no key update`.execute(db)
}

/** How many more requests a person may send. */
export const requestsLeft = async (db: Db, uid: string): Promise<{ limit: number; left: number }> => {
  const { rows } = await sql<{ limit: number; open: number }>`
    select ${requestLimit} as limit, ${requestsOpen(sql`${uid}::uuid`)} as open`.execute(db)
  const { limit, open } = rows[0]!
  return { limit, left: Math.max(0, limit - open) }
}

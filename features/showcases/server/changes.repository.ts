import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/database/in-transaction.ts'
import type { ChangeKind } from '../domain/changes.rules.ts'

/** Number of changes per batch. */
const atOnce = 1000

/**
 * Numbers committed changes in the order in which they are reported. Runs under a lock, so that a client at a cursor
 * never misses a smaller number; uncommitted changes are numbered by the next run.
 */
export const numberChanges = (db: Db, templateId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('showcase_change', ${templateId}))`.execute(tx)
    await sql`
      update showcase_change c set number = n.number from (
        select project_id, nextval('showcase_change_number') as number from (
          select project_id from showcase_change where template_id = ${templateId} and number is null
          order by changed_at, project_id limit ${atOnce} for update skip locked) o
      ) n where c.template_id = ${templateId} and c.project_id = n.project_id`.execute(tx)
  })

/** A change of a project in a showcase. */
export type Change = { number: number; projectId: number; kind: ChangeKind; at: string }

/** Changes after a number, oldest first. */
export const readChanges = async (
  db: Db,
  { templateId, after, limit }: { templateId: number; after: number; limit: number },
): Promise<Change[]> => {
  const { rows } = await sql<Change>`
    select number, project_id as "projectId", kind, changed_at as at from showcase_change
    where template_id = ${templateId} and number > ${after} order by number limit ${limit}`.execute(db)
  return rows
}

/**
 * The highest number assigned in any showcase: no cursor is above it, even if its change was replaced by a later one.
 */
export const lastNumber = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    select case when is_called then last_value else 0 end as number from showcase_change_number`.execute(db)
  return rows[0]!.number
}

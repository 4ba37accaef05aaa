import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/**
 * Locks the writing of emails to these people until the transaction ends: concurrent jobs would each send a part. Locked in
 * order to prevent deadlocks.
 */
export const lockMailsOf = async (tx: Db, uids: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('mail-notifications'), hashtext(uid)) from (
    select uid from unnest(${uids}::text[]) uid order by hashtext(uid)) people`.execute(tx)
}

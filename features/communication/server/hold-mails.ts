import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/**
 * Serialises jobs that write emails to the same person, which would otherwise each send a part. Locked in order to prevent
 * deadlocks.
 */
export const holdMails = async (tx: Db, uids: readonly string[]): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('mail-notifications'), hashtext(uid)) from (
    select uid from unnest(${uids}::text[]) uid order by hashtext(uid)) people`.execute(tx)
}

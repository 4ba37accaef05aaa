import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/**
 * Whether anybody has the role of an administrator. Blocked ones count: a portal that is in use is not handed to whoever reads
 * its log, `npm run grant-admin` is for that.
 */
export const hasAdministrator = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from person_role where role = 'ADMIN') as some`.execute(db)
  return rows[0]!.some
}

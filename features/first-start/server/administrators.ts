import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/**
 * Whether anybody has the role of an administrator. Blocked ones count: readers of the log do not get a portal that
 * is in use, `npm run grant-admin` is the way back.
 */
export const hasAdministrator = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from person_role where role = 'ADMIN') as some`.execute(db)
  return rows[0]!.some
}

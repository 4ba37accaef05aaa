import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Whether somebody active administers the portal. */
export const hasAdministrator = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from person_role r join person p on p.uid = r.person_uid
      where r.role = 'ADMIN' and p.status = 'A' and p.erased_at is null) as some`.execute(db)
  return rows[0]!.some
}

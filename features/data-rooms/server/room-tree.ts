import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** The active version of the main template. */
export const readVersionIds = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select v.id from profile_template_version v join profile_template t on t.id = v.template_id
    where t.main and v.status = 'ACTIVE'`.execute(db)
  return rows.map(({ id }) => id)
}

import { sql } from 'kysely'
import type { Db } from './context.ts'

/** Returns the name of the portal from its settings. */
export const productName = async (db: Db): Promise<string> => {
  const found = await sql<{ name: string | null }>`
    select value #>> '{}' as name from application_setting where key = 'appName'`.execute(db)
  return found.rows[0]?.name || 'Runway'
}

import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'

/** Serializes changes of one profile: the second transaction sees what the first one wrote. */
export const lockProfile = async (db: Db, projectId: number): Promise<void> => {
  const { rows } = await sql`select id from project where id = ${projectId} for no key update`.execute(db)
  if (rows.length === 0) throw new ProductError('PROJECT_PROFILE_GONE')
}

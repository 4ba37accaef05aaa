import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { projectListLimits } from '#platform/domain/quotas.ts'
import type { Db } from '#platform/server/context.ts'

const tables = { documents: 'project_document', vacancies: 'vacancy' } as const

/** Throws if a list of a project is full. Concurrent additions are serialized. */
export const requireRoomInProject = async (
  db: Db,
  projectId: number,
  list: keyof typeof projectListLimits,
): Promise<void> => {
  await sql`select from project where id = ${projectId} for no key update`.execute(db)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(tables[list])} where project_id = ${projectId}`.execute(db)
  const limit = projectListLimits[list]
  if (rows[0]!.n >= limit) throw new ProductError('PROJECT_LIST_FULL', { limit })
}

import { sql } from 'kysely'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { ResultType } from '../../domain/states.ts'

/**
 * The version of its template that an order uses, locked until the order is placed; null for other result types.
 * Errors: no template, or one that cannot be ordered, at `templateId`.
 */
export const orderedVersion = async (
  db: Db,
  { resultType, templateId }: { resultType: ResultType; templateId: number | null },
): Promise<number | null> => {
  if (resultType !== 'TEMPLATE') return null
  if (templateId === null) throw invalid({ templateId: 'REQUIRED' })
  const { rows } = await sql<{ id: number }>`
    select v.id from profile_template_version v join profile_template t on t.id = v.template_id
    where t.id = ${templateId} and t.purpose = 'EXPERTISE' and v.status = 'ACTIVE' for share of v`.execute(db)
  if (!rows[0]) throw invalid({ templateId: 'NOT_IN_LIST' })
  return rows[0].id
}

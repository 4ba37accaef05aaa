import { sql } from 'kysely'
import { isOpenReview } from '#features/participations'
import { ProductError } from '#platform/domain/product-error.ts'
import { maxOwnOpenJobs } from '../../domain/own-orders.ts'
import type { Acting } from './order-plan.ts'

/** Checks that this number of additional jobs is within a person's limit of open ones, without the one they replace. */
export const requireRoom = async (
  { db }: Pick<Acting, 'db'>,
  requesterUid: string,
  more: number,
  replacedId: number | null = null,
): Promise<void> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from expert_job j
    where j.requester_uid = ${requesterUid} and ${isOpenReview}
      and j.id is distinct from ${replacedId}::bigint`.execute(db)
  if (rows[0]!.open + more > maxOwnOpenJobs)
    throw new ProductError('EXPERT_ORDER_LIMIT', { limit: maxOwnOpenJobs })
}

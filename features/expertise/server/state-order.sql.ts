import { sql } from 'kysely'
import { isOpenReview } from '#features/participations'

/** The order of jobs `j` as their people work: open ones by what is due first, then complete, then declined ones. */
export const stateOrder = [
  sql`case when ${isOpenReview} then 0 when j.status = 'COMPLETE' then 1 else 2 end`,
  sql`case when ${isOpenReview} then coalesce(j.due_on, 'infinity'::date) else 'infinity'::date end`,
  sql`-j.id`,
]

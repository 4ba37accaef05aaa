import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { totals } from '../contract/payment.schemas.ts'
import { sums } from './payment.sql.ts'

type Totals = z.output<typeof totals>

/** Totals over all jobs that match a condition, by currency. */
export const readTotals = async (db: Db, where: Sql): Promise<Totals> => {
  const { rows } = await sql<Totals[number]>`
    select j.fee_currency as currency, ${sums} from expert_job j where ${where}
    group by j.fee_currency order by count(*) desc, j.fee_currency`.execute(db)
  return rows
}

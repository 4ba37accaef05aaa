import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import { listExpertEarnings } from '../contract/expert-payment.endpoints.ts'
import { earnedPayments } from './books.row-set.ts'
import { earnings } from './payment.repository.ts'
import { paymentAmount, sinceWhen } from './payment.sql.ts'
import { readTotals } from './totals.ts'

const readAccelerators = async (ctx: SignedIn) => {
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, a.name from accelerator a
    where a.id in (select j.accelerator_id from ${earnedPayments.from} where ${whereOf(earnedPayments, ctx, null)})
    order by lower(a.name), a.id limit 200`.execute(ctx.db)
  return rows
}

/** Earnings of the caller as an expert, in all accelerators. */
export const listExpertEarningsQuery = listOf(listExpertEarnings, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: earnings,
  ...earnedPayments,
  sortings: () => ({
    CREATE_DATE: sql`j.id`,
    DUE: sinceWhen,
    AMOUNT: [sql`j.fee_currency`, paymentAmount],
  }),
  more: async (ctx, _input, _nothing, all) => {
    const [totals, accelerators] = await Promise.all([readTotals(ctx.db, all), readAccelerators(ctx)])
    return { totals, accelerators }
  },
})

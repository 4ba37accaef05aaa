import { sql } from 'kysely'
import { expertJobsSearch } from '#features/expertise'
import { portalPolicy } from '#platform/domain/policy.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { nothing } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listExpertEarnings } from '../contract/expert-payment.endpoints.ts'
import { earnings } from './payment.repository.ts'
import { isPaid, paymentAmount, paymentFilters, sinceWhen } from './payment.sql.ts'
import { readTotals } from './totals.ts'

const readAccelerators = async ({ db, actor }: SignedIn) => {
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, a.name from accelerator a
    where a.id in (select j.accelerator_id from expert_job j where ${isPaid} and j.expert_uid = ${actor.uid})
    order by lower(a.name), a.id limit 200`.execute(db)
  return rows
}

/** Earnings of the caller as an expert, in all accelerators. */
export const listExpertEarningsQuery = listOf(listExpertEarnings, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: earnings,
  scope: ({ actor }) => sql`${isPaid} and j.expert_uid = ${actor.uid}`,
  sortings: () => ({
    CREATE_DATE: sql`j.id`,
    DUE: sinceWhen,
    AMOUNT: [sql`j.fee_currency`, paymentAmount],
  }),
  filters: { ...paymentFilters, acceleratorId: (id: number) => sql`j.accelerator_id = ${id}` },
  search: expertJobsSearch,
  more: async (ctx, _input, _nothing, all) => {
    const [totals, accelerators] = await Promise.all([readTotals(ctx.db, all), readAccelerators(ctx)])
    return { totals, accelerators }
  },
})

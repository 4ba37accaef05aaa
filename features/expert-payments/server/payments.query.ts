import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { findRow } from '#platform/server/lists/rows.ts'
import { getExpertPayment, listExpertPayments } from '../contract/expert-payment.endpoints.ts'
import { expertBooks, expertJobBooks } from '../domain/expert-payment.policy.ts'
import { requestedBooks } from './books-of-header.ts'
import { bookedPayments, paymentsIn } from './books.row-set.ts'
import { clientPayments, jobPayments } from './payment.repository.ts'
import { isPaid, paymentAmount, projectMembers, sinceWhen } from './payment.sql.ts'
import { readTotals } from './totals.ts'

/** Costs of reviews by job, for the payer. */
export const listExpertPaymentsQuery = listOf(listExpertPayments, {
  load: requestedBooks,
  authorize: expertBooks.read,
  rows: clientPayments,
  ...bookedPayments,
  scope: (ctx, books, filters) => paymentsIn(books).scope(ctx, books, filters),
  sortings: () => ({
    CREATE_DATE: sql`j.id`,
    DUE: sinceWhen,
    AMOUNT: [sql`j.fee_currency`, paymentAmount],
    NAME: sql`lower(j.project_name)`,
  }),
  more: async (ctx, _input, _books, all) => ({ totals: await readTotals(ctx.db, all) }),
})

/** Payment of one job, for the page of the job. */
export const getExpertPaymentQuery = query({
  endpoint: getExpertPayment,
  load: async (ctx, { query: { jobId } }) => {
    type Facts = {
      acceleratorId: number
      requesterUid: string | null
      expertUid: string
      memberUids: string[]
    }
    const { rows } = await sql<{ facts: Facts }>`
      select json_build_object('acceleratorId', j.accelerator_id, 'requesterUid', j.requester_uid, 'expertUid', j.expert_uid,
        'memberUids', ${projectMembers}) as facts
      from expert_job j where j.id = ${jobId}`.execute(ctx.db)
    return rows[0]?.facts
  },
  authorize: expertJobBooks.view,
  run: async (ctx, { query: { jobId } }) => {
    const row = await findRow(ctx, jobPayments, sql`j.id = ${jobId} and ${isPaid}`)
    return { payment: row ? await jobPayments.row(row, ctx) : null }
  },
})

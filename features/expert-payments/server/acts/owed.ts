import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import type { BooksFacts } from '../../domain/expert-payment.policy.ts'
import { maxActJobs } from '../../domain/states.ts'
import { dueSince, inBooks, isPaid, paymentAmount, paymentState } from '../payment.sql.ts'

/** Of whose jobs an act is made, in which currency and period. */
export type Whose = { expertUid: string; currency: string; since: string; till: string }

export type OwedJob = {
  id: number
  serialNumber: string
  project: string
  acceptedOn: string
  amount: string
}

/** Jobs that are due in these books: nobody makes an act of what one may not see, or owes oneself. */
export const owedIn = (ctx: SignedIn, books: BooksFacts) => sql`${isPaid} and ${paymentState} = 'DUE'
  and j.expert_uid <> ${ctx.actor.uid} and ${inBooks(ctx, books)}`

/** What is due to an expert, the oldest first: as much as an act holds, and one more when there is more. */
export const readOwed = async (ctx: SignedIn, books: BooksFacts, whose: Whose): Promise<OwedJob[]> => {
  const { rows } = await sql<OwedJob>`
    select j.id, j.serial_number as "serialNumber", j.project_name as project, to_char(${dueSince}, 'YYYY-MM-DD') as "acceptedOn",
      ${paymentAmount}::text as amount
    from expert_job j
    where ${owedIn(ctx, books)} and j.expert_uid = ${whose.expertUid} and j.fee_currency = ${whose.currency}
      and ${dueSince} between ${whose.since}::date and ${whose.till}::date
    order by j.accepted_at, j.id limit ${sql.lit(maxActJobs + 1)}`.execute(ctx.db)
  return rows
}

import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import type { BooksFacts } from '../../domain/expert-payment.policy.ts'
import { maxActJobs } from '../../domain/states.ts'
import { paymentsIn } from '../books.row-set.ts'
import { dueSince, paymentAmount } from '../payment.sql.ts'

/** Parameters of an act: the expert, the currency and the period. */
export type Whose = { expertUid: string; currency: string; since: string; till: string }

export type OwedJob = {
  id: number
  serialNumber: string
  project: string
  acceptedOn: string
  amount: string
}

/** Condition: jobs that are due in this scope and visible to the actor, without payments to the actor. */
export const owedIn = (ctx: SignedIn, books: BooksFacts) =>
  sql`${whereOf(paymentsIn(books), ctx, books, { state: ['DUE'] })} and j.expert_uid <> ${ctx.actor.uid}`

/** Returns payments due to an expert, oldest first: up to the maximum of an act, plus one if there are more. */
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

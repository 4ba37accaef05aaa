import { sql, type RawBuilder } from 'kysely'
import { acceptBy, overseen, workOfJob } from '#features/expertise'
import type { Deadline } from '#platform/domain/deadline.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { isAmong } from '#platform/server/sql.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import type { BooksFacts, PaymentFacts } from '../domain/expert-payment.policy.ts'
import type { PaymentState } from '../domain/states.ts'

/** What the columns of a job `j` need: its work, and its books `b` where there are any. */
export const paymentJoins = sql`${workOfJob} left join expert_payment b on b.job_id = j.id`

/** The act `e` that a job stands in. */
export const actJoin = sql`left join expert_act e on e.id = b.act_id`

/** A job that anything is paid for: what ended without a result is not. */
export const isPaid = sql<boolean>`j.pay_status is not null`

/** Jobs that these books are of: those that the accelerator pays for, or those of whoever ordered for themselves. */
export const inBooks = (ctx: SignedIn, books: BooksFacts): RawBuilder<unknown> =>
  books.requesterUid === null
    ? sql`${overseen(ctx, books)} and j.requester_uid is null`
    : sql`j.requester_uid = ${books.requesterUid}`

/** How far the books are; without any the accepted result says it. */
export const paymentState = sql<PaymentState>`j.pay_status`

/** What is owed: the fee, unless a dispute ended with another amount. */
export const paymentAmount = sql<string>`j.pay_amount`

/** The day on which the result was accepted, by the clock of the job's accelerator. */
export const dueSince = sql<string | null>`j.due_since`

/** Jobs by the day since which they are due; the others stand behind them. */
export const sinceWhen = sql`coalesce(j.due_since, 'infinity')`

/** Members of the project that was reviewed. */
export const projectMembers = sql<string[]>`array(
  select m.person_uid from project_member m where m.project_id = j.project_id)`

/** The facts of a payment as one JSON object, over `paymentJoins` and `actJoin`. */
export const paymentFacts = sql<PaymentFacts | null>`case when j.accepted_at is null then null else json_build_object(
  'acceleratorId', j.accelerator_id, 'requesterUid', j.requester_uid, 'expertUid', j.expert_uid, 'memberUids', ${projectMembers},
  'status', coalesce(b.status, 'DUE'), 'actStatus', e.status, 'disputedFrom', b.disputed_from) end`

type PaymentRow = {
  id: number
  serialNumber: string
  state: PaymentState
  amount: string
  currency: 'RUB' | 'USD' | 'EUR'
  dueSince: string | null
  acceptBy: Deadline | null
  act: { id: number; number: number } | null
  paidOn: string | null
  note: string
  disputeReason: string
  resolution: string
  version: number
  facts: PaymentFacts | null
}

/** What every side reads of a payment, with its facts. */
export const paymentColumns: RawBuilder<PaymentRow> = sql<PaymentRow>`
  j.id, j.serial_number as "serialNumber", ${paymentState} as state, ${paymentAmount}::text as amount,
  j.fee_currency as currency, to_char(${dueSince}, 'YYYY-MM-DD') as "dueSince",
  ${acceptBy} as "acceptBy",
  case when e.id is null then null else json_build_object('id', e.id, 'number', e.number) end as act,
  to_char(b.paid_on, 'YYYY-MM-DD') as "paidOn", coalesce(b.note, '') as note,
  coalesce(b.dispute_reason, '') as "disputeReason", coalesce(b.resolution, '') as resolution,
  coalesce(b.version, 1) as version, ${paymentFacts} as facts`

/** Filters that every list of payments has. */
export const paymentFilters = {
  state: (states: readonly string[]) => isAmong(paymentState, states),
  currency: (currencies: readonly string[]) => sql`j.fee_currency = any(${[...currencies]})`,
  // As the index has it, in which what is not due stands at infinity.
  since: (day: string) => sql`${sinceWhen} >= ${day}::date and ${sinceWhen} < 'infinity'`,
  till: (day: string) => sql`${sinceWhen} <= ${day}::date`,
}

/** One sum by state, as the totals name them. */
export const sums: Sql = sql.join(
  (
    [
      ['notDue', 'NOT_DUE'],
      ['due', 'DUE'],
      ['inAct', 'IN_ACT'],
      ['disputed', 'DISPUTED'],
      ['paid', 'PAID'],
    ] as const
  ).map(
    ([name, state]) =>
      sql`coalesce(sum(${paymentAmount}) filter (where ${paymentState} = ${sql.lit(state)}), 0)::text as ${sql.ref(name)}`,
  ),
)

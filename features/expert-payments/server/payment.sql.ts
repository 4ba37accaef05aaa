import { sql, type RawBuilder } from 'kysely'
import { acceptBy, workOfJob } from '#features/expertise'
import type { Deadline } from '#platform/domain/deadline.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { isAmong } from '#platform/server/sql.ts'
import type { PaymentFacts } from '../domain/expert-payment.policy.ts'
import type { PaymentState } from '../domain/states.ts'

/** Joins for the payment columns: the work of job `j`, and its payment row `b` if there is one. */
export const paymentJoins = sql`${workOfJob} left join expert_payment b on b.job_id = j.id`

/** Joins the act `e` of a job. */
export const actJoin = sql`left join expert_act e on e.id = b.act_id`

/** Condition: the job has a payment. Jobs that ended without a result have none. */
export const isPaid = sql<boolean>`j.pay_status is not null`

/** State of the payment; without a payment row it follows from the accepted result. */
export const paymentState = sql<PaymentState>`j.pay_status`

/** Amount of the payment: the fee, unless a dispute changed it. */
export const paymentAmount = sql<string>`j.pay_amount`

/** Day of acceptance of the result, in the time zone of the job's accelerator. */
export const dueSince = sql<string | null>`j.due_since`

/** Sort key: the day since when a payment is due. Others come last. */
export const sinceWhen = sql`coalesce(j.due_since, 'infinity')`

/** Members of the reviewed project. */
export const projectMembers = sql<string[]>`array(
  select m.person_uid from project_member m where m.project_id = j.project_id)`

/** Policy facts of a payment as a JSON object; needs `paymentJoins` and `actJoin`. */
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

/** Columns of a payment for all readers, with its policy facts. */
export const paymentColumns: RawBuilder<PaymentRow> = sql<PaymentRow>`
  j.id, j.serial_number as "serialNumber", ${paymentState} as state, ${paymentAmount}::text as amount,
  j.fee_currency as currency, to_char(${dueSince}, 'YYYY-MM-DD') as "dueSince",
  ${acceptBy} as "acceptBy",
  case when e.id is null then null else json_build_object('id', e.id, 'number', e.number) end as act,
  to_char(b.paid_on, 'YYYY-MM-DD') as "paidOn", coalesce(b.note, '') as note,
  coalesce(b.dispute_reason, '') as "disputeReason", coalesce(b.resolution, '') as resolution,
  coalesce(b.version, 1) as version, ${paymentFacts} as facts`

/** Filters shared by all lists of payments. */
export const paymentFilters = {
  state: (states: readonly string[]) => isAmong(paymentState, states),
  currency: (currencies: readonly string[]) => sql`j.fee_currency = any(${[...currencies]})`,
  // Written like the index expression, where payments that are not due have the date infinity.
  since: (day: string) => sql`${sinceWhen} >= ${day}::date and ${sinceWhen} < 'infinity'`,
  till: (day: string) => sql`${sinceWhen} <= ${day}::date`,
}

/** Sum of the amounts by state, named as in the totals. */
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

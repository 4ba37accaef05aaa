import { sql } from 'kysely'
import type { z } from 'zod'
import { clientColumns, expertColumns, expertJobJoins, performedBy, withoutNames } from '#features/expertise'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { findRow, type RowSource } from '#platform/server/lists/rows.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { VeiledNames } from '../../expertise/domain/veil.rules.ts'
import type { clientPayment, earning, jobPayment } from '../contract/payment.schemas.ts'
import { expertPaymentMachine } from '../domain/expert-payment.machine.ts'
import type { PaymentFacts } from '../domain/expert-payment.policy.ts'
import { paymentActionsOf } from '../domain/expert-payment.rules.ts'
import { actJoin, paymentColumns, paymentJoins } from './payment.sql.ts'
import { namesToHideOfPaid } from './veiled-words.ts'

type ClientPayment = z.output<typeof clientPayment>
type Earning = z.output<typeof earning>
type JobPayment = z.output<typeof jobPayment>

/** A row as selected: with policy facts instead of actions, and the names to mask for the reader. */
type Raw<Row extends JobPayment> = Omit<Row, 'actions'> & {
  facts: PaymentFacts | null
  toHide: VeiledNames | null
}

const columnsFor = (reader: Pick<Context, 'actor'>) =>
  sql`${paymentColumns}, ${namesToHideOfPaid(reader)} as "toHide"`

const withActions = <Row extends JobPayment>(
  { facts, toHide, ...row }: Raw<Row>,
  { actor }: Pick<Context, 'actor'>,
): Row => {
  const masked = { note: withoutNames(toHide, row.note), resolution: withoutNames(toHide, row.resolution) }
  return { ...row, ...masked, actions: facts ? paymentActionsOf(actor, facts) : [] } as unknown as Row
}

/** Row source of payments for the client. */
export const clientPayments: RowSource<Raw<ClientPayment>, ClientPayment> = {
  from: sql`expert_job j`,
  key: sql`j.id`,
  columns: (ctx) => sql`${columnsFor(ctx)}, y.project, y.task, y.programme, y.expert`,
  joins: sql`${paymentJoins} ${expertJobJoins} ${actJoin} cross join lateral (select ${clientColumns}) y`,
  row: withActions<ClientPayment>,
}

/** Row source of payments for the expert. Work that the expert may no longer read keeps its number and amount. */
export const earnings: RowSource<Raw<Earning>, Earning, SignedIn> = {
  from: sql`expert_job j`,
  key: sql`j.id`,
  columns: (ctx) => sql`${columnsFor(ctx)}, s.accelerator, s.requester,
    case when ${performedBy(ctx.actor)} then json_build_object('project', s.subject->>'project', 'task', s.subject->>'task') end as subject`,
  joins: sql`${paymentJoins} ${expertJobJoins} ${actJoin} cross join lateral (select ${expertColumns}) s`,
  row: withActions<Earning>,
}

/** Row source of payments for any reader of a job. */
export const jobPayments: RowSource<Raw<JobPayment>, JobPayment> = {
  from: sql`expert_job j`,
  key: sql`j.id`,
  columns: (ctx) => sql`${columnsFor(ctx)}`,
  joins: sql`${paymentJoins} ${actJoin}`,
  row: withActions<JobPayment>,
}

/** Returns the current state of a job's payment. */
export const readPayment = async (ctx: Context, jobId: number): Promise<JobPayment> => {
  const row = await findRow(ctx, jobPayments, sql`j.id = ${jobId}`)
  if (!row) throw notFound()
  return jobPayments.row(row, ctx)
}

/** A payment with the facts for its policy and state machine. */
export type PaymentSubject = PaymentFacts & {
  id: number
  serialNumber: string
  actId: number | null
  amount: string
  paidOn: string | null
  note: string
  version: number
}

const findPayment = async (db: Db, jobId: number): Promise<PaymentSubject | undefined> => {
  type Found = Omit<PaymentSubject, keyof PaymentFacts> & { facts: PaymentFacts | null }
  const { rows } = await sql<Found>`
    select ${paymentColumns}, b.act_id as "actId" from expert_job j ${paymentJoins} ${actJoin} where j.id = ${jobId}`.execute(
    db,
  )
  const row = rows[0]
  if (!row?.facts) return undefined
  const { facts, id, serialNumber, actId, amount, paidOn, note, version } = row
  return { id, serialNumber, actId, amount, paidOn, note, version, ...facts }
}

/**
 * Creates the missing payment row of a job if it is due, then loads it under its lock. A job without a fee or an
 * accepted result has no payment.
 */
export const lockPayment = async (
  { db }: Pick<Context, 'db'>,
  jobId: number,
): Promise<Locked<PaymentSubject> | undefined> => {
  await openBooks(db, [jobId])
  return lockSubject(db, expertPaymentMachine, jobId, () => findPayment(db, jobId), { versioned: true })
}

export const openBooks = async (db: Db, jobIds: readonly number[]): Promise<void> => {
  await sql`insert into expert_payment (job_id, amount)
    select j.id, j.fee from expert_job j
    where j.id = any(${[...jobIds]}) and j.fee is not null and j.accepted_at is not null order by j.id
    on conflict (job_id) do nothing`.execute(db)
}

import { sql } from 'kysely'
import { minorUnits } from '#platform/domain/money.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { dayIn, wholeName } from '#platform/server/sql.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import { cancelExpertAct, makeExpertAct, payExpertAct } from '../../contract/act.endpoints.ts'
import { expertActMachine } from '../../domain/expert-act.machine.ts'
import { expertActs, expertBooks, type BooksFacts } from '../../domain/expert-payment.policy.ts'
import { sumOf } from '../../domain/expert-payment.rules.ts'
import { maxActJobs, type ActAction, type PaymentMove } from '../../domain/states.ts'
import { requestedBooks } from '../books-of-header.ts'
import { concernedByMoney } from '../concerned-by-money.ts'
import { movePayment } from '../move-payment.ts'
import { lockPayment, openBooks } from '../payment.repository.ts'
import { requirePast } from '../require-past.ts'
import { lockAct, readAct, type ActSubject } from './act.repository.ts'
import { readOwed, type OwedJob, type Whose } from './owed.ts'

/** Returns the next act number of an accelerator or private client. A lock makes concurrent calls wait. */
const takeNumber = async ({ db }: SignedIn, { acceleratorId, requesterUid }: BooksFacts): Promise<number> => {
  await (
    requesterUid === null
      ? sql`select from accelerator where id = ${acceleratorId} for no key update`
      : sql`select from person where uid = ${requesterUid} for no key update`
  ).execute(db)
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from expert_act
    where accelerator_id = ${acceleratorId} or client_uid = ${requesterUid}`.execute(db)
  return rows[0]!.number
}

const insertAct = async (
  ctx: SignedIn,
  books: BooksFacts,
  { expertUid, currency, since, till, basis }: Whose & { basis: string },
  jobs: readonly OwedJob[],
): Promise<number> => {
  const number = await takeNumber(ctx, books)
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into expert_act (accelerator_id, client_uid, number, expert_uid, currency, amount, since, till, made_on, basis, created_by, expert_name, client_name)
      select ${books.acceleratorId}::bigint, ${books.requesterUid}::uuid, ${number}, ${expertUid}, ${currency}, ${sumOf(jobs.map(({ amount }) => amount))}, ${since}, ${till},
        ${dayIn(sql`${ctx.now.toISOString()}::timestamptz`, sql`a.time_zone`)}, ${basis}, ${ctx.actor.uid},
        ${wholeName('x')}, case when c.uid is not null then ${wholeName('c')} end
      from expert_job j join accelerator a on a.id = j.accelerator_id join person x on x.uid = ${expertUid}
        left join person c on c.uid = ${books.requesterUid} where j.id = ${jobs[0]!.id} returning id),
    items as (
      insert into expert_act_item (act_id, position, job_id, amount)
      select made.id, n.position, n.job_id, n.amount
      from made, unnest(${jobs.map(({ id }) => id)}::bigint[], ${jobs.map(({ amount }) => amount)}::numeric[])
        with ordinality n (job_id, amount, position))
    select id from made`.execute(ctx.db)
  return rows[0]!.id
}

/** Applies a transition to the payments of jobs, locked in the order of their ids to avoid deadlocks. */
const moveAll = async (
  ctx: SignedIn,
  jobIds: readonly number[],
  move: PaymentMove,
  set: Record<string, unknown>,
): Promise<void> => {
  for (const id of jobIds.toSorted((a, b) => a - b)) {
    const payment = await lockPayment(ctx, id)
    if (!payment) throw new ProductError('STATE_CHANGED')
    await movePayment(ctx, payment, move, { set })
  }
}

/**
 * Reads the payments due under locks, so that the act matches them. Errors: `EXPERT_ACT_EMPTY`; `STATE_CHANGED` if they
 * differ from the preview.
 */
const lockOwed = async (
  ctx: SignedIn,
  books: BooksFacts,
  { expected, ...whose }: Whose & { expected: { jobs: number; amount: string } },
): Promise<OwedJob[]> => {
  const read = async () => (await readOwed(ctx, books, whose)).slice(0, maxActJobs)
  const found = (await read()).map(({ id }) => id)
  if (found.length === 0) throw new ProductError('EXPERT_ACT_EMPTY')
  await openBooks(ctx.db, found)
  await sql`select from expert_payment where job_id = any(${found}) order by job_id for no key update`.execute(
    ctx.db,
  )
  const jobs = await read()
  const amount = sumOf(jobs.map((job) => job.amount))
  const isExpected = jobs.length === expected.jobs && minorUnits(amount) === minorUnits(expected.amount)
  if (!isExpected || jobs.some(({ id }) => !found.includes(id))) throw new ProductError('STATE_CHANGED')
  return jobs
}

export const makeExpertActUseCase = useCase({
  endpoint: makeExpertAct,
  load: requestedBooks,
  authorize: expertBooks.keep,
  concerns: (books) => books,
  run: async (ctx, { body }, books) => {
    const { acceleratorId } = books
    const jobs = await lockOwed(ctx, books, body)
    const ids = jobs.map(({ id }) => id)
    const id = await insertAct(ctx, books, body, jobs)
    await moveAll(ctx, ids, 'include', { act_id: id })
    await audit(ctx, {
      acceleratorId,
      subject: 'expert_act',
      subjectId: id,
      action: 'make',
      to: 'OPEN',
      details: { expertUid: body.expertUid, jobs: ids },
    })
    await raise(ctx, 'ExpertActMade', { id, expertUid: body.expertUid }, acceleratorId)
    return (after) => readAct(after, id)
  },
})

const load = (ctx: Context, { body }: { body: { actId: number } }) => lockAct(ctx, body.actId)

const moveAct = (
  ctx: SignedIn,
  act: Locked<ActSubject>,
  move: ActAction,
  { version, comment, set }: { version: number; comment: string; set: Record<string, unknown> },
) =>
  transition(ctx, expertActMachine, move, {
    id: act.id,
    acceleratorId: act.acceleratorId,
    facts: act,
    expectedVersion: version,
    comment,
    set: { version: version + 1, ...set },
    payload: { expertUid: act.expertUid },
  })

/** Jobs of the act, except disputed ones. */
const jobsIn = async ({ db }: SignedIn, actId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select job_id as id from expert_payment where act_id = ${actId} and disputed_from is null`.execute(db)
  return rows.map(({ id }) => id)
}

export const payExpertActUseCase = useCase({
  endpoint: payExpertAct,
  load,
  authorize: expertActs.manage,
  concerns: concernedByMoney,
  run: async (ctx, { body: { version, paidOn, note } }, act) => {
    requirePast(ctx.now, paidOn)
    const paid = { paid_on: paidOn, note }
    await moveAct(ctx, act, 'pay', { version, comment: note, set: paid })
    await moveAll(ctx, await jobsIn(ctx, act.id), 'payByAct', paid)
    return (after) => readAct(after, act.id)
  },
})

export const cancelExpertActUseCase = useCase({
  endpoint: cancelExpertAct,
  load,
  authorize: expertActs.manage,
  concerns: concernedByMoney,
  run: async (ctx, { body: { version, reason } }, act) => {
    await moveAct(ctx, act, 'cancel', { version, comment: reason, set: { cancel_reason: reason } })
    await moveAll(ctx, await jobsIn(ctx, act.id), 'release', { act_id: null })
    // Disputed payments remain disputed, but no longer belong to the act.
    await sql`update expert_payment set act_id = null, disputed_from = 'DUE', version = version + 1
      where act_id = ${act.id} and disputed_from is not null`.execute(ctx.db)
    return (after) => readAct(after, act.id)
  },
})

import { sql } from 'kysely'
import { checkValues } from '#features/dictionaries'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { isAcceleratorAdmin } from '#platform/domain/actor.ts'
import { dayIn } from '#platform/domain/deadline.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import type { orderExpertJobs } from '../../contract/order.endpoints.ts'
import { orderRefusals, orderTrouble, orderTroubles } from '../../domain/order.rules.ts'
import { ownAcceptDays } from '../../domain/own-orders.ts'
import { asRequester } from '../own/own-plan.ts'
import { readSettingOf } from '../settings/expertise-setting.ts'
import { orderedVersion } from '../templates/ordered-version.ts'
import { planOrder, type Acting, type PairToOrder, type OrderPlan, type PlannedPair } from './order-plan.ts'
import { requireRoom } from './require-room.ts'

/** Checks that a fee is in a currency that the accelerator works in. */
const requireCurrency = async (
  { db }: Pick<Context, 'db'>,
  acceleratorId: number,
  fee: { currency: string } | null | undefined,
): Promise<void> => {
  if (!fee) return
  const known = await readSettingOf<readonly string[]>(db, 'currencies', acceleratorId)
  if (!known.includes(fee.currency)) throw invalid({ 'fee.currency': 'NOT_IN_LIST' })
}

/** Terms of an order, without its tasks and experts. */
export type OrderTerms = Omit<InputOf<typeof orderExpertJobs>['body'], 'taskIds' | 'expertUids' | 'skip'>

/** A job that was ordered. */
export type Made = { id: number; serialNumber: string; taskId: number; expertUid: string }

/** Locks the tasks in one order, so that nobody decides on them while they are ordered. */
const lockTasks = ({ db }: Acting, taskIds: readonly number[]) =>
  sql`select from project_trackpoint where id = any(${[...taskIds]}) order by id for share`.execute(db)

/**
 * Checks that the due date is not over by the accelerator's clock. Returns the accelerator's number of days to answer
 * a result.
 */
const checkDay = async ({ db, now }: Acting, acceleratorId: number, dueOn: string): Promise<number> => {
  const { zone, acceptDays } = await db
    .selectFrom('accelerator')
    .select(['time_zone as zone', 'expert_accept_days as acceptDays'])
    .where('id', '=', acceleratorId)
    .executeTakeFirstOrThrow()
  if (dueOn < dayIn(zone, now.getTime())) throw invalid({ dueOn: 'DATE_IN_PAST' })
  return acceptDays
}

/** All or nothing: the most severe reason of any pair is thrown. */
const refuseTroubles = ({ pairs }: OrderPlan, overrides: boolean): void => {
  const found = new Map(
    pairs.flatMap((pair) => {
      const trouble = orderTrouble(pair, overrides)
      return trouble ? [[trouble, pair] as const] : []
    }),
  )
  const gravest = orderTroubles.find((trouble) => found.has(trouble))
  if (!gravest) return
  const [reason] = found.get(gravest)!.conflicts
  throw new ProductError(orderRefusals[gravest], gravest === 'CONFLICT' && reason ? { reason } : {})
}

const insertJobs = async (
  { db, actor, now }: Acting,
  acceleratorId: number,
  pairs: readonly PlannedPair[],
  order: OrderTerms & { versionId: number | null; requesterUid: string | null; acceptDays: number },
): Promise<Made[]> =>
  db
    .insertInto('expert_job')
    .values(
      pairs.map(({ task, expertUid, conflicts }) => ({
        accelerator_id: acceleratorId,
        task_id: task.id,
        expert_uid: expertUid,
        client_uid: actor.uid,
        requester_uid: order.requesterUid,
        result_type: order.resultType,
        template_version_id: order.versionId,
        competency_id: order.competencyId,
        language: order.language,
        due_on: order.dueOn,
        accept_days: order.acceptDays,
        fee: order.fee?.amount ?? null,
        fee_currency: order.fee?.currency ?? null,
        // The result of an order by an investor or mentor is visible to the team once they show it.
        visible_to_team: order.visibleToTeam ?? (order.requesterUid === null && task.visibleToTeam),
        blind: order.blind,
        handed_in_at: task.handedInAt,
        override_reason: conflicts.length > 0 ? order.overrideReason : '',
        overridden_conflicts: [...conflicts],
        created_at: now.toISOString(),
      })),
    )
    .returning(['id', 'serial_number as serialNumber', 'task_id as taskId', 'expert_uid as expertUid'])
    .$castTo<Made>()
    .execute()

const insertQuestions = async ({ db }: Acting, jobs: readonly Made[], questions: readonly string[]) => {
  if (questions.length === 0) return
  await sql`
    insert into expert_job_question (job_id, position, text)
    select j.id, n.position, n.text from unnest(${jobs.map(({ id }) => id)}::bigint[]) j (id),
      unnest(${[...questions]}::text[]) with ordinality n (text, position)`.execute(db)
}

/** Inserts the jobs of the order; each expert gets one email. */
const record = async (
  ctx: Acting,
  acceleratorId: number,
  jobs: readonly Made[],
  pairs: readonly PlannedPair[],
  overrideReason: string,
) => {
  const keyOf = (taskId: number, expertUid: string) => `${taskId} ${expertUid}`
  const known = new Map(pairs.map((pair) => [keyOf(pair.task.id, pair.expertUid), pair.conflicts]))
  for (const { id, expertUid, taskId } of jobs) {
    const conflicts = known.get(keyOf(taskId, expertUid)) ?? []
    await audit(ctx, {
      acceleratorId,
      subject: 'expert_job',
      subjectId: id,
      action: 'order',
      to: 'NEW',
      ...(conflicts.length > 0 ? { comment: overrideReason } : {}),
      details: { expertUid, taskId, ...(conflicts.length > 0 ? { overridden: conflicts } : {}) },
    })
    await raise(ctx, 'ExpertJobOrdered', { id, expertUid, taskId }, acceleratorId)
  }
}

type Besides = {
  /** The person who orders for themselves. */
  requesterUid?: string | null
  /** Number of days to answer a result, if copied from another order. */
  acceptDays?: number
}

/**
 * Orders a job for each pair on the same terms: all of them, or none; for the accelerator, or for a person who pays.
 * Errors: the most severe reason of any pair, `NOT_FOUND` for a task elsewhere, a due date that is over,
 * `EXPERT_ORDER_LIMIT` for a person.
 */
export const placeOrder = async (
  ctx: Acting,
  acceleratorId: number,
  pairs: readonly PairToOrder[],
  terms: OrderTerms,
  { requesterUid = null, acceptDays: agreed }: Besides = {},
): Promise<Made[]> => {
  const acceptDays = await checkDay(ctx, acceleratorId, terms.dueOn)
  // Copied terms were agreed earlier and stay valid.
  if (requesterUid === null && agreed === undefined) await requireCurrency(ctx, acceleratorId, terms.fee)
  if (terms.competencyId !== null)
    await checkValues(ctx.db, 'COMPETENCIES', [terms.competencyId], 'competencyId')
  await lockTasks(ctx, [...new Set(pairs.map(({ taskId }) => taskId))])
  if (requesterUid !== null) {
    // A person's open orders are counted under a lock on that person.
    await sql`select from person where uid = ${requesterUid} for no key update`.execute(ctx.db)
    await requireRoom(ctx, requesterUid, pairs.length)
  }
  const planned = await planOrder(ctx, {
    acceleratorId,
    pays: requesterUid === null,
    pairs,
    dueOn: terms.dueOn,
  })
  const plan = requesterUid === null ? planned : asRequester(planned, requesterUid)
  const administers = requesterUid === null && isAcceleratorAdmin(ctx.actor, acceleratorId)
  refuseTroubles(plan, administers)
  // Only the reason is missing: the error is at its field.
  if (administers && terms.overrideReason === '' && plan.pairs.some((pair) => orderTrouble(pair, false)))
    throw invalid({ overrideReason: 'REQUIRED' })
  const versionId = await orderedVersion(ctx.db, terms)
  const jobs = await insertJobs(ctx, acceleratorId, plan.pairs, {
    ...terms,
    versionId,
    requesterUid,
    acceptDays: agreed ?? (requesterUid === null ? acceptDays : ownAcceptDays),
  })
  await insertQuestions(ctx, jobs, terms.questions)
  await record(ctx, acceleratorId, jobs, plan.pairs, terms.overrideReason)
  return jobs
}

import { sql } from 'kysely'
import { expertises, placeOrder, planOrder } from '#features/expertise'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { orderTrouble } from '../../expertise/domain/order.rules.ts'
import { orderAssignment } from '../contract/assignment.endpoints.ts'

type OrderInput = InputOf<typeof orderAssignment>['body']

/**
 * Locks tasks and experts, so that concurrent orders run one after the other and the second is compared with the result
 * of the first.
 */
const lockPlan = async ({ db }: SignedIn, pairs: OrderInput['pairs']): Promise<void> => {
  const taskIds = [...new Set(pairs.map(({ taskId }) => taskId))]
  const expertUids = [...new Set(pairs.map(({ expertUid }) => expertUid))]
  await sql`select from project_trackpoint where id = any(${taskIds}) order by id for no key update`.execute(
    db,
  )
  await sql`select from expert_setting where expert_uid = any(${expertUids}::uuid[]) order by expert_uid for update`.execute(
    db,
  )
}

type Past = { taskId: number; reviews: number; had: string[] }

const readPast = async ({ db }: SignedIn, pairs: OrderInput['pairs']): Promise<Map<number, Past>> => {
  const { rows } = await sql<Past>`
    select j.task_id as "taskId", count(*) filter (where j.status <> 'REJECT')::int as reviews,
      array_agg(distinct j.expert_uid) as had
    from expert_job j where j.task_id = any(${pairs.map(({ taskId }) => taskId)}) group by j.task_id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.taskId, row]))
}

/** Whether the plan is still valid. Pairs fixed by hand may exceed what the plan itself would choose. */
const isStillValid = async (
  ctx: SignedIn,
  acceleratorId: number,
  order: Pick<OrderInput, 'pairs' | 'reviews' | 'dueOn'>,
): Promise<boolean> => {
  const { pairs, reviews, dueOn } = order
  const [plan, past] = await Promise.all([
    planOrder(ctx, { acceleratorId, pays: true, pairs, dueOn }),
    readPast(ctx, pairs),
  ])
  const planned = new Map<number, number>()
  for (const { taskId } of pairs) planned.set(taskId, (planned.get(taskId) ?? 0) + 1)
  return plan.pairs.every((pair, at) => {
    const { taskId, expertUid, kept } = pairs[at]!
    if (orderTrouble(pair, false) !== null || past.get(taskId)?.had.includes(expertUid)) return false
    const tooMany = (past.get(taskId)?.reviews ?? 0) + planned.get(taskId)! > reviews
    return kept || !(pair.readiness.full || tooMany)
  })
}

/** Orders the plan in one transaction. */
export const orderAssignmentUseCase = useCase({
  endpoint: orderAssignment,
  load: chosenAccelerator,
  authorize: expertises.order,
  concerns: ({ acceleratorId }) => ({ acceleratorId }),
  run: async (ctx, { body }, { acceleratorId }) => {
    const { pairs, reviews, ...terms } = body
    await lockPlan(ctx, pairs)
    if (!(await isStillValid(ctx, acceleratorId, { pairs, reviews, dueOn: terms.dueOn })))
      throw new ProductError('PLAN_CHANGED')
    const jobs = await placeOrder(ctx, acceleratorId, pairs, { ...terms, overrideReason: '' })
    return { ordered: jobs.length }
  },
})

import { sql } from 'kysely'
import type { z } from 'zod'
import { isOpenReview } from '#features/participations'
import { isAcceleratorAdmin } from '#platform/domain/actor.ts'
import type { Deadline } from '#platform/domain/deadline.ts'
import { invalid, notFound } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { deadlineJson, personRefJson } from '#platform/server/sql.ts'
import type { previewExpertJobs } from '../../contract/order.endpoints.ts'
import { isHard } from '../../domain/conflict.rules.ts'
import { orderTrouble, orderWarnings, type OrderedPair } from '../../domain/order.rules.ts'
import { readinessOf } from '../../domain/readiness.rules.ts'
import { readConflicts } from '../conflicts/read-conflicts.ts'
import { readReadiness } from '../experts/read-readiness.ts'
import { isExpertOf } from './expert-rows.ts'

/** The client: in a request, or in a job on their behalf. */
export type Acting = Pick<SignedIn, 'db' | 'actor' | 'now'>

type Preview = z.output<typeof previewExpertJobs.response>

/** A task for which expertise is ordered. */
export type OrderedTask = Preview['tasks'][number] & {
  done: boolean
  own: boolean
  handedInAt: string
}

export type PairToOrder = { taskId: number; expertUid: string }

/** Parameters of a plan; the due date if known. */
export type OrderRequest = {
  acceleratorId: number
  /** The accelerator orders and pays; otherwise a person for themselves. */
  pays: boolean
  pairs: readonly PairToOrder[]
  dueOn: string | null
}

/** Every task with every expert. */
export const everyPair = (taskIds: readonly number[], expertUids: readonly string[]): PairToOrder[] =>
  taskIds.flatMap((taskId) => expertUids.map((expertUid) => ({ taskId, expertUid })))

const keyOf = ({ taskId, expertUid }: PairToOrder): string => `${taskId} ${expertUid}`

type RequestedOrder = {
  taskIds: readonly number[]
  expertUids: readonly string[]
  skip: readonly PairToOrder[]
}

/** Every task with every expert, except the pairs to skip. Errors: `REQUIRED` at the experts if all are skipped. */
export const orderedPairs = ({ taskIds, expertUids, skip }: RequestedOrder): PairToOrder[] => {
  const skipped = new Set(skip.map(keyOf))
  const pairs = everyPair(taskIds, expertUids).filter((pair) => !skipped.has(keyOf(pair)))
  if (pairs.length === 0) throw invalid({ expertUids: 'REQUIRED' })
  return pairs
}

const tasksOf = ({ pairs }: OrderRequest): number[] => [...new Set(pairs.map(({ taskId }) => taskId))]
const expertsOf = ({ pairs }: OrderRequest): string[] => [...new Set(pairs.map(({ expertUid }) => expertUid))]

/** Each task with each expert, and the obstacles. */
export type PlannedPair = OrderedPair & { task: OrderedTask; expertUid: string }

/** The effect of an order, without executing it. */
export type OrderPlan = {
  tasks: OrderedTask[]
  experts: { uid: string; name: string; avatarUrl: string | null }[]
  pairs: PlannedPair[]
}

const readTasks = async ({ db, actor }: Acting, order: OrderRequest): Promise<OrderedTask[]> => {
  const { rows } = await sql<OrderedTask>`
    select w.id, k.name, json_build_object('id', p.id, 'name', p.name) as project,
      t.expertise_visible_to_team as "visibleToTeam", w.state = 'DONE_CODE' and q.access_status = 'ALLOWED_TO_WORK' as done,
      exists (select from project_member m where m.project_id = p.id and m.person_uid = ${actor.uid}) as own,
      w.state_changed_at as "handedInAt"
    from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
      join project_track q on q.id = w.project_track_id join track t on t.id = q.track_id join project p on p.id = q.project_id
    where w.id = any(${tasksOf(order)}) and w.accelerator_id = ${order.acceleratorId} order by w.id`.execute(
    db,
  )
  return rows
}

type Available = OrderPlan['experts'][number] & { tasks: number[] }

// Active experts of the accelerator, with the tasks on which they have an open job.
const readExperts = async ({ db }: Acting, order: OrderRequest): Promise<Available[]> => {
  const { rows } = await sql<{ person: OrderPlan['experts'][number]; tasks: number[] }>`
    select ${personRefJson('u')} as person, array(select j.task_id from expert_job j
      where j.expert_uid = u.uid and j.task_id = any(${tasksOf(order)}) and ${isOpenReview}) as tasks
    from person u where u.uid = any(${expertsOf(order)}::uuid[]) and ${isExpertOf(order.acceleratorId)}
    order by u.last_name, u.first_name, u.uid`.execute(db)
  return rows.map(({ person, tasks }) => ({ ...person, tasks }))
}

/** Plans an order. Errors: `NOT_FOUND` if a task belongs to another accelerator. */
export const planOrder = async (ctx: Acting, order: OrderRequest): Promise<OrderPlan> => {
  const [tasks, available, readiness] = await Promise.all([
    readTasks(ctx, order),
    readExperts(ctx, order),
    readReadiness(ctx, order.acceleratorId, expertsOf(order), order.dueOn),
  ])
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const taskOf = (id: number): OrderedTask => {
    const task = byId.get(id)
    if (!task) throw notFound()
    return task
  }
  const projectIds = [...new Set(tasks.map(({ project }) => project.id))]
  const known = new Map(available.map((expert) => [expert.uid, expert]))
  const conflicts = await readConflicts(ctx.db, projectIds, [...known.keys()], order)
  const asks = new Map<string, number>()
  for (const { expertUid } of order.pairs) asks.set(expertUid, (asks.get(expertUid) ?? 0) + 1)
  return {
    tasks,
    experts: available.map(({ uid, name, avatarUrl }) => ({ uid, name, avatarUrl })),
    pairs: order.pairs.map(({ taskId, expertUid }) => {
      const task = taskOf(taskId)
      return {
        task,
        expertUid,
        taskDone: task.done,
        ownProject: task.own,
        available: known.has(expertUid),
        alreadyOrdered: known.get(expertUid)?.tasks.includes(taskId) ?? false,
        readiness: readinessOf(readiness(expertUid), asks.get(expertUid) ?? 0),
        conflicts: conflicts(task.project.id, expertUid),
      }
    }),
  }
}

const readDue = async ({ db }: Acting, { acceleratorId, dueOn }: OrderRequest): Promise<Deadline | null> => {
  if (dueOn === null) return null
  const { rows } = await sql<{ due: Deadline }>`
    select ${deadlineJson(sql`${dueOn}::date`, sql`a.time_zone`)} as due from accelerator a
    where a.id = ${acceleratorId}`.execute(db)
  return rows[0]?.due ?? null
}

/** The plan as its reader sees it. */
export const shownPlan = async (
  ctx: SignedIn,
  order: OrderRequest,
  planning: Promise<OrderPlan>,
): Promise<Preview> => {
  const [plan, due] = await Promise.all([planning, readDue(ctx, order)])
  return {
    tasks: plan.tasks.map(({ id, name, project, visibleToTeam }) => ({ id, name, project, visibleToTeam })),
    experts: plan.experts,
    due,
    pairs: plan.pairs.map((pair) => {
      const trouble = orderTrouble(pair, false)
      return {
        taskId: pair.task.id,
        expertUid: pair.expertUid,
        trouble,
        warnings: orderWarnings(pair),
        conflicts: [...pair.conflicts],
        overridable:
          trouble === 'CONFLICT' &&
          !isHard(pair.conflicts) &&
          isAcceleratorAdmin(ctx.actor, order.acceleratorId),
      }
    }),
  }
}

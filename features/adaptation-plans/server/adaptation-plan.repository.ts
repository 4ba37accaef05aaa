import { sql } from 'kysely'
import { findParticipation, participations, type ParticipationSubject } from '#features/participations'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { getAdaptationPlan } from '../contract/adaptation-plan.endpoints.ts'
import { adaptationPlanMachine, adaptationPlans, type PlanFacts } from '../domain/adaptation-plan.machine.ts'
import type { PlanState } from '../domain/states.ts'

type Plan = ResponseOf<typeof getAdaptationPlan>

/** A plan with the facts of its policy and machine. */
export type PlanSubject = ParticipationSubject & PlanFacts & { status: PlanState; version: number }

type Reader = Pick<Context, 'db'> & { actor: Actor }

/** Loads the plan of a participation. */
export const findPlan = async (
  { db, actor }: Reader,
  projectTrackId: number,
): Promise<PlanSubject | undefined> => {
  const participation = await findParticipation(db, projectTrackId)
  if (!participation) return undefined
  const { rows } = await sql<{ status: PlanState; version: number }>`
    select status, version from adaptation_plan where project_track_id = ${projectTrackId}`.execute(db)
  return rows[0] && { ...participation, ...rows[0], isSeen: participations.view.allows(actor, participation) }
}

/** Loads a plan under its lock. */
export const lockPlan = (ctx: Reader, projectTrackId: number): Promise<Locked<PlanSubject> | undefined> =>
  lockSubject(ctx.db, adaptationPlanMachine, projectTrackId, () => findPlan(ctx, projectTrackId), {
    versioned: true,
  })

/** A plan with one of its items. */
export type ItemSubject = PlanSubject & { itemId: number; itemTitle: string; itemDone: boolean }

/** Loads an item and its plan under the plan's lock. */
export const lockPlanOfItem = async (
  ctx: Reader,
  itemId: number,
): Promise<Locked<ItemSubject> | undefined> => {
  const { rows } = await sql<{ id: number; title: string; done: boolean }>`
    select project_track_id as id, title, done from adaptation_item where id = ${itemId}`.execute(ctx.db)
  const [item] = rows
  const plan = item && (await lockPlan(ctx, item.id))
  return plan && { ...plan, itemId, itemTitle: item.title, itemDone: item.done }
}

/** A plan with the reader's actions. */
export const readPlan = async (ctx: Context, projectTrackId: number): Promise<Plan> => {
  const plan = stillThere(await findPlan(ctx, projectTrackId))
  const assigns = adaptationPlans.assign.allows(ctx.actor, plan)
  const { rows } = await sql<Pick<Plan, 'changedAt' | 'items' | 'templates'>>`
    select d.status_changed_at as "changedAt",
      coalesce((select json_agg(json_build_object('id', i.id, 'title', i.title, 'dueOn', to_char(i.due_on, 'YYYY-MM-DD'),
          'result', i.result, 'done', i.done) order by i.due_on, i.id)
        from adaptation_item i where i.project_track_id = d.project_track_id), '[]') as items,
      coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'items', t.items) order by t.name, t.id)
        from adaptation_template t where ${assigns} and t.accelerator_id = ${plan.acceleratorId}), '[]') as templates
    from adaptation_plan d where d.project_track_id = ${projectTrackId}`.execute(ctx.db)
  const isOpen = plan.status === 'ASSIGNED'
  return {
    projectTrackId,
    version: plan.version,
    status: plan.status,
    ...stillThere(rows[0]),
    actions: [
      ...possibleActions(adaptationPlanMachine, plan.status, ctx.actor, plan),
      ...(isOpen && assigns ? (['edit'] as const) : []),
      ...(isOpen && adaptationPlans.report.allows(ctx.actor, plan) ? (['report'] as const) : []),
    ],
  }
}

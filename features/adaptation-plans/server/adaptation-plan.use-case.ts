import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { raise } from '#platform/server/events/raise.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/adaptation-plan.endpoints.ts'
import { adaptationPlanMachine, adaptationPlans } from '../domain/adaptation-plan.machine.ts'
import { planLimits, type PlanEvent, type PlanMove } from '../domain/states.ts'
import {
  findPlan,
  lockPlan,
  lockPlanOfItem,
  readPlan,
  type PlanSubject,
} from './adaptation-plan.repository.ts'

const later = (projectTrackId: number) => (after: Context) => readPlan(after, projectTrackId)

const record = (ctx: SignedIn, { id, acceleratorId }: PlanSubject, action: AuditAction, comment: string) =>
  audit(ctx, { acceleratorId, subject: 'adaptation_plan', subjectId: id, action, comment })

export const getAdaptationPlanQuery = query({
  endpoint: contract.getAdaptationPlan,
  load: (ctx, { query: { projectTrackId } }) => findPlan(ctx, projectTrackId),
  authorize: adaptationPlans.view,
  run: (ctx, _input, { id }) => readPlan(ctx, id),
})

const move = (ctx: SignedIn, plan: Locked<PlanSubject>, action: PlanMove, version: number) =>
  transition(ctx, adaptationPlanMachine, action, {
    id: plan.id,
    acceleratorId: plan.acceleratorId,
    facts: plan,
    expectedVersion: version,
    set: { version: version + 1, status_changed_at: ctx.now.toISOString() },
    payload: { memberUids: plan.memberUids, trackerUid: plan.trackerUid },
  })

const dayCount = (day: string, now: Date): number =>
  Math.max(0, Math.round((Date.parse(day) - Date.parse(now.toISOString().slice(0, 10))) / 86_400_000))

const requireNotPast = (days: readonly string[], now: Date, field: (at: number) => string): void => {
  // Allows yesterday, because in some time zone it is still that day.
  const first = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)
  const wrong = days.findIndex((day) => day < first)
  if (wrong !== -1) throw invalid({ [field(wrong)]: 'DATE_IN_PAST' })
}

type Item = { title: string; dueOn: string }

const keepTemplate = async (
  ctx: SignedIn,
  acceleratorId: number,
  name: string,
  items: readonly Item[],
): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from adaptation_template
    where accelerator_id = ${acceleratorId} and name <> ${name}`.execute(ctx.db)
  if (rows[0]!.n >= planLimits.templates) throw invalid({ templateName: 'TOO_MANY' })
  const stored = JSON.stringify(items.map(({ title, dueOn }) => ({ title, days: dayCount(dueOn, ctx.now) })))
  await sql`
    insert into adaptation_template (accelerator_id, name, items) values (${acceleratorId}, ${name}, ${stored}::jsonb)
    on conflict (accelerator_id, name) do update set items = excluded.items`.execute(ctx.db)
}

export const assignAdaptationPlanUseCase = useCase({
  endpoint: contract.assignAdaptationPlan,
  load: (ctx, { body }) => lockPlan(ctx, body.projectTrackId),
  authorize: adaptationPlans.assign,
  run: async (ctx, { body: { version, items, templateName } }, plan) => {
    requireNotPast(
      items.map(({ dueOn }) => dueOn),
      ctx.now,
      (at) => `items.${at}.dueOn`,
    )
    await move(ctx, plan, 'assign', version)
    if (templateName) await keepTemplate(ctx, plan.acceleratorId, templateName, items)
    await sql`delete from adaptation_item where project_track_id = ${plan.id}`.execute(ctx.db)
    await ctx.db
      .insertInto('adaptation_item')
      .values(items.map(({ title, dueOn }) => ({ project_track_id: plan.id, title, due_on: dueOn })))
      .execute()
    return later(plan.id)
  },
})

export const moveAdaptationPlanUseCase = useCase({
  endpoint: contract.moveAdaptationPlan,
  load: (ctx, { body }) => lockPlan(ctx, body.projectTrackId),
  authorize: adaptationPlans.assign,
  run: async (ctx, { body }, plan) => {
    await move(ctx, plan, body.move, body.version)
    return later(plan.id)
  },
})

/** Errors: `STATE_CHANGED` if the plan is not assigned any more. */
const requireOpen = ({ status }: PlanSubject): void => {
  if (status !== 'ASSIGNED') throw new ProductError('STATE_CHANGED', { state: status })
}

export const saveAdaptationItemUseCase = useCase({
  endpoint: contract.saveAdaptationItem,
  load: (ctx, { body }) => lockPlan(ctx, body.projectTrackId),
  authorize: adaptationPlans.assign,
  run: async (ctx, { body: { itemId, title, dueOn } }, plan) => {
    requireOpen(plan)
    const { rows } = await sql<{ id: number }>`
      select id from adaptation_item where project_track_id = ${plan.id}`.execute(ctx.db)
    if (itemId === null) {
      requireNotPast([dueOn], ctx.now, () => 'dueOn')
      if (rows.length >= planLimits.items)
        throw new ProductError('ADAPTATION_LIMIT', { limit: planLimits.items })
      await ctx.db
        .insertInto('adaptation_item')
        .values({ project_track_id: plan.id, title, due_on: dueOn })
        .execute()
    } else {
      stillThere(rows.find(({ id }) => id === itemId))
      await ctx.db
        .updateTable('adaptation_item')
        .set({ title, due_on: dueOn, updated_at: ctx.now.toISOString() })
        .where('id', '=', itemId)
        .execute()
    }
    await record(ctx, plan, itemId === null ? 'addItem' : 'editItem', title)
    return later(plan.id)
  },
})

export const removeAdaptationItemUseCase = useCase({
  endpoint: contract.removeAdaptationItem,
  load: (ctx, { body }) => lockPlanOfItem(ctx, body.itemId),
  authorize: adaptationPlans.assign,
  run: async (ctx, _input, plan) => {
    requireOpen(plan)
    await deleteRow(ctx.db, 'adaptation_item', plan.itemId)
    await record(ctx, plan, 'removeItem', plan.itemTitle)
    return later(plan.id)
  },
})

export const reportAdaptationItemUseCase = useCase({
  endpoint: contract.reportAdaptationItem,
  load: (ctx, { body }) => lockPlanOfItem(ctx, body.itemId),
  authorize: adaptationPlans.report,
  run: async (ctx, { body: { result, done } }, plan) => {
    requireOpen(plan)
    await ctx.db
      .updateTable('adaptation_item')
      .set({ result, done, updated_at: ctx.now.toISOString() })
      .where('id', '=', plan.itemId)
      .execute()
    // Notifies only when the last item is done, so that the plan can be completed.
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from adaptation_item where project_track_id = ${plan.id} and not done`.execute(
      ctx.db,
    )
    if (done && !plan.itemDone && rows[0]!.open === 0) {
      // Limited, because undoing and repeating would notify again.
      await countAsking(ctx)
      await raise(
        ctx,
        'AdaptationItemsDone' satisfies PlanEvent,
        { project_track_id: plan.id },
        plan.acceleratorId,
      )
    }
    await record(ctx, plan, 'reportItem', plan.itemTitle)
    return later(plan.id)
  },
})

export const deleteAdaptationTemplateUseCase = useCase({
  endpoint: contract.deleteAdaptationTemplate,
  load: (ctx, { body }) => lockPlan(ctx, body.projectTrackId),
  authorize: adaptationPlans.assign,
  run: async (ctx, { body: { templateId } }, plan) => {
    const { rows } = await sql<{ name: string }>`
      delete from adaptation_template where id = ${templateId} and accelerator_id = ${plan.acceleratorId}
      returning name`.execute(ctx.db)
    await record(ctx, plan, 'deleteTemplate', stillThere(rows[0]).name)
    return later(plan.id)
  },
})

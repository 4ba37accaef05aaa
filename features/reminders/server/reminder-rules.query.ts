import { sql } from 'kysely'
import { notFound } from '#platform/domain/product-error.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { Db } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { listReminderRules, planReminders, tryReminderRule } from '../contract/reminder-rule.endpoints.ts'
import { reminderRules } from '../domain/reminder-rule.policy.ts'
import { daysOf, timingOf, type ReminderKind } from '../domain/reminder-rules.ts'
import { deadlineSources } from './deadline-source.ts'
import { activeRules, unsavedRule } from './due-reminders.ts'
import { readPlan } from './read-plan.ts'
import { findRule, ruleRows } from './reminder-rule.repository.ts'

export const listReminderRulesQuery = listOf(listReminderRules, {
  load: chosenAccelerator,
  authorize: reminderRules.manage,
  rows: ruleRows,
  scope: (_ctx, { acceleratorId }) => sql`r.accelerator_id = ${acceleratorId}`,
  sortings: () => ({
    KIND: [
      sql`array_position(array['TASK', 'INTAKE', 'REVIEW', 'EVENT', 'INVITATION'], r.kind)`,
      sql`r.days`,
    ],
  }),
})

/** Rules of the portal that apply in an accelerator: for the kinds for which it has none. */
const portalRulesIn = async (db: Db, acceleratorId: number) => {
  const { rows } = await sql<{ kind: ReminderKind }>`
    select distinct kind from reminder_rule where accelerator_id = ${acceleratorId}`.execute(db)
  const own = new Set(rows.map(({ kind }) => kind))
  return deadlineSources()
    .filter(({ kind }) => !own.has(kind))
    .flatMap(({ kind, portalRules }) =>
      portalRules.map(({ days, audiences }) => ({ kind, ...timingOf(days), audiences: [...audiences] })),
    )
}

export const planRemindersQuery = query({
  endpoint: planReminders,
  load: chosenAccelerator,
  authorize: reminderRules.manage,
  run: async (ctx, _input, { acceleratorId }) => ({
    ...(await readPlan(ctx, await activeRules(ctx.db, acceleratorId), 200)),
    portalRules: await portalRulesIn(ctx.db, acceleratorId),
  }),
})

/** The dry run of a rule before it is saved, by the code that sends reminders. */
export const tryReminderRuleQuery = query({
  endpoint: tryReminderRule,
  load: chosenAccelerator,
  authorize: reminderRules.manage,
  run: async (ctx, { body }, { acceleratorId }) => {
    if (body.id !== null && (await findRule(ctx.db, body.id))?.acceleratorId !== acceleratorId)
      throw notFound()
    return readPlan(ctx, [unsavedRule(acceleratorId, { ...body, days: daysOf(body.timing, body.days) })], 50)
  },
})

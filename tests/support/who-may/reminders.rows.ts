import { sql } from 'kysely'
import * as contract from '../../../features/reminders/contract/reminder-rule.endpoints.ts'
import { reminderRules } from '../../../features/reminders/domain/reminder-rule.policy.ts'
import { findRule } from '../../../features/reminders/server/reminder-rule.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { row } from './row.ts'
import type { Who, World } from './world.ts'

const keepers: readonly Who[] = ['admin', 'portalAdmin']
const outside = { rest: 403, absent: 403 } as const
const onAccelerator = ({ accelerator }: World) => ({ 'accelerator-id': String(accelerator.id) })

const fields = {
  kind: 'TASK' as const,
  timing: 'BEFORE' as const,
  days: 3,
  audiences: ['ASSIGNED' as const],
  escalateDays: null,
  active: true,
}

const rule = async ({ db, accelerator, people }: World) =>
  (
    await insertOne(db, 'reminder_rule', {
      accelerator_id: accelerator.id,
      kind: 'TASK',
      days: -3,
      audiences: ['ASSIGNED'],
      created_by: people.admin.uid,
    })
  ).id

/** Calls about reminders: the accelerator's administrators and the portal's chief administrator. */
export const remindersRows = [
  row(contract.listReminderRules, keepers, (world) => ({ headers: onAccelerator(world), query: {} }), {
    ...outside,
    list: checked(
      (parts) => sql`select id from reminder_rule where accelerator_id = ${acceleratorOf(parts)}`,
      ({ db }, id) => findRule(db, id),
      reminderRules.view.allows,
    ),
  }),
  row(contract.planReminders, keepers, (world) => ({ headers: onAccelerator(world) }), outside),
  row(
    contract.tryReminderRule,
    keepers,
    (world) => ({ headers: onAccelerator(world), body: { ...fields, id: null } }),
    outside,
  ),
  row(
    contract.createReminderRule,
    keepers,
    (world) => ({ headers: onAccelerator(world), body: fields }),
    outside,
  ),
  row(contract.editReminderRule, keepers, async (world) => ({
    body: { ...fields, id: await rule(world), version: 1 },
  })),
  row(contract.switchReminderRule, keepers, async (world) => ({
    body: { id: await rule(world), version: 1, active: false },
  })),
  row(contract.deleteReminderRule, keepers, async (world) => ({ body: { id: await rule(world) } })),
]

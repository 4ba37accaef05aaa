import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { reminderAudiences, reminderKinds, timings } from '../domain/reminder-rules.ts'
import { plannedReminder, reminderRule, ruleEdit, ruleFields, ruleTrial } from './reminder-rule.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const deadlines = ['reminderRule', 'task', 'expertJob', 'event', 'invitation', 'accelerationRequest'] as const
const outside = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** Reminder rules of the chosen accelerator. */
export const listReminderRules = list({
  name: 'listReminderRules',
  path: '/reminder-rule/list',
  summary: 'Reminder rules',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['reminderRule'],
  row: reminderRule,
  sortings: ['KIND'],
  defaultSort: 'KIND',
  search: false,
  table: {
    texts: 'reminders:list',
    columns: {
      kind: ({ kind }, t) => t(`kinds.${kind}`),
      when: ({ timing, days }, t) => t(`when.${timing}`, { days }),
      audiences: ({ audiences }, t) => audiences.map((one) => t(`audiences.${one}`)).join(', '),
      escalate: ({ escalateDays }, t) =>
        escalateDays === null ? '' : t('when.AFTER', { days: escalateDays }),
      active: ({ active }, t) => t(active ? 'active.on' : 'active.off'),
      author: 'author',
    },
  },
  errors: outside,
})

export const createReminderRule = endpoint({
  name: 'createReminderRule',
  method: 'POST',
  path: '/reminder-rule/create',
  summary: 'Add a reminder rule',
  headers: onAccelerator,
  body: ruleFields,
  response: reminderRule,
  errors: outside,
  changes: ['reminderRule'],
  permission: 'signed-in',
})

export const editReminderRule = endpoint({
  name: 'editReminderRule',
  method: 'POST',
  path: '/reminder-rule/edit',
  summary: 'Edit a reminder rule',
  body: ruleEdit,
  response: reminderRule,
  errors: ['STATE_CHANGED'],
  changes: ['reminderRule'],
  permission: 'signed-in',
})

export const switchReminderRule = endpoint({
  name: 'switchReminderRule',
  method: 'POST',
  path: '/reminder-rule/switch',
  summary: 'Switch a reminder rule on or off',
  body: z.strictObject({ id: id(), version: version(), active: z.boolean() }),
  response: reminderRule,
  errors: ['STATE_CHANGED'],
  changes: ['reminderRule'],
  permission: 'signed-in',
})

export const deleteReminderRule = endpoint({
  name: 'deleteReminderRule',
  method: 'POST',
  path: '/reminder-rule/delete',
  summary: 'Delete a reminder rule',
  body: z.strictObject({ id: id() }),
  response: null,
  changes: ['reminderRule'],
  removes: true,
  permission: 'signed-in',
})

/**
 * Reminders that the active rules would send within a week, based on the current data: at most 200. Nothing is sent.
 */
export const planReminders = endpoint({
  name: 'planReminders',
  method: 'GET',
  path: '/reminder-rule/plan',
  summary: 'Reminders of the coming week',
  headers: onAccelerator,
  response: z.object({
    items: z.array(plannedReminder),
    isWhole: z.boolean(),
    /** Rules of the portal for the kinds for which the accelerator has none. */
    portalRules: z.array(
      z.object({
        kind: z.enum(reminderKinds),
        timing: z.enum(timings),
        days: z.int(),
        audiences: z.array(z.enum(reminderAudiences)),
      }),
    ),
  }),
  errors: outside,
  reads: deadlines,
  permission: 'signed-in',
})

/** Reminders that one unsaved rule would send within a week if it were on: at most 50. Nothing is saved or sent. */
export const tryReminderRule = endpoint({
  name: 'tryReminderRule',
  method: 'POST',
  path: '/reminder-rule/try',
  summary: 'Reminders of an unsaved rule in the coming week',
  headers: onAccelerator,
  body: ruleTrial,
  response: z.object({ items: z.array(plannedReminder), isWhole: z.boolean() }),
  errors: outside,
  reads: deadlines,
  permission: 'signed-in',
})

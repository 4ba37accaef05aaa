import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { BlockIcon, DeleteIcon, EditIcon, PlayIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteReminderRule, switchReminderRule } from '../contract/reminder-rule.endpoints.ts'
import type { ReminderRule } from './reminder-rule.types.ts'

const EditRule = lazy(async () => ({ default: (await import('./RuleForm.tsx')).EditRule }))

const switched = ({ id, version }: ReminderRule, active: boolean) =>
  call(switchReminderRule, { body: { id, version, active } })

/** Actions on a reminder rule. */
export const ruleActions = actionsOf<ReminderRule>(
  'reminders:actions',
  {
    edit: { icon: EditIcon, form: (rule) => <EditRule rule={rule} /> },
    switchOn: { icon: PlayIcon, send: (rule) => switched(rule, true) },
    switchOff: { icon: BlockIcon, send: (rule) => switched(rule, false) },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteReminderRule, { body: { id } }),
    },
  },
  { words: () => ({}) },
)

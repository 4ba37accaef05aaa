import { hasRole, isAcceleratorAdmin, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about reminders need to know. */
export type ReminderRuleFacts = { acceleratorId: number }

const manage = (actor: Actor, { acceleratorId }: ReminderRuleFacts): boolean =>
  isAcceleratorAdmin(actor, acceleratorId) || hasRole(actor, 'ADMIN')

/** Who says when people are reminded: the accelerator's administrators, and the chief administrator of the portal. */
export const reminderRules = definePolicy<ReminderRuleFacts, 'manage'>('reminderRule', {
  view: manage,
  manage,
})

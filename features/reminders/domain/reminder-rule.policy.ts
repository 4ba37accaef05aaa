import { hasRole, isAcceleratorAdmin, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of reminder rules. */
export type ReminderRuleFacts = { acceleratorId: number }

const manage = (actor: Actor, { acceleratorId }: ReminderRuleFacts): boolean =>
  isAcceleratorAdmin(actor, acceleratorId) || hasRole(actor, 'ADMIN')

/** Permissions for reminder rules: the accelerator's administrators and the chief administrator of the portal. */
export const reminderRules = definePolicy<ReminderRuleFacts, 'manage'>('reminderRule', {
  view: manage,
  manage,
})

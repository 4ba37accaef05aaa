import { hasRole, isAcceleratorAdmin, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy, type Rule } from '#platform/domain/policy.ts'

/** Whose words they are: an accelerator's own, or the portal's for everybody. */
export type TemplateFacts = { acceleratorId: number | null }

const manage: Rule<TemplateFacts> = (actor, { acceleratorId }) =>
  acceleratorId === null
    ? isPortalAdministrator(actor)
    : isAcceleratorAdmin(actor, acceleratorId) || hasRole(actor, 'ADMIN')

/** Who writes the words of notices: administrators of the accelerator in whose name they are sent, and of the portal. */
export const notificationTemplates = definePolicy<TemplateFacts, 'manage'>('notificationTemplate', {
  view: manage,
  manage,
})

import { hasRole, isAcceleratorAdmin, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy, type Rule } from '#platform/domain/policy.ts'

/** The owner of a template: an accelerator, or null for the portal. */
export type TemplateFacts = { acceleratorId: number | null }

const manage: Rule<TemplateFacts> = (actor, { acceleratorId }) =>
  acceleratorId === null
    ? isPortalAdministrator(actor)
    : isAcceleratorAdmin(actor, acceleratorId) || hasRole(actor, 'ADMIN')

/** Permissions for templates: administrators of the accelerator that sends them, and of the portal. */
export const notificationTemplates = definePolicy<TemplateFacts, 'manage'>('notificationTemplate', {
  view: manage,
  manage,
})

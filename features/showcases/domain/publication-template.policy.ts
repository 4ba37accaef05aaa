import { isAcceleratorAdmin, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of a publication template. */
export type TemplateFacts = { acceleratorId: number }

/** Permissions for showcases: the accelerator's team reads, its administrators build (product 4). */
export const publicationTemplates = definePolicy<TemplateFacts, 'edit'>('publicationTemplate', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
  edit: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})

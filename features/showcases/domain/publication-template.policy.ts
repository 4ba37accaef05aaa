import { isAcceleratorAdmin, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a publication template need to know. */
export type TemplateFacts = { acceleratorId: number }

/** Who reads and builds the showcases of an accelerator: its team reads, its administrators build (product 4). */
export const publicationTemplates = definePolicy<TemplateFacts, 'edit'>('publicationTemplate', {
  view: (actor, { acceleratorId }) => isTeam(actor, acceleratorId) || isPortalAdministrator(actor),
  edit: (actor, { acceleratorId }) => isAcceleratorAdmin(actor, acceleratorId),
})

import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Who writes the start pages and the legal texts of the portal. */
export const portalTexts = definePolicy<unknown, 'keep'>('portalText', {
  view: (actor) => actor.kind === 'person',
  keep: isPortalAdministrator,
})

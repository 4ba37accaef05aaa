import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Permission to write the portal's start pages and legal texts. */
export const portalTexts = definePolicy<unknown, 'keep'>('portalText', {
  view: (actor) => actor.kind === 'person',
  keep: isPortalAdministrator,
})

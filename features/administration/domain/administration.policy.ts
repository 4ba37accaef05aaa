import { hasRole, isPortalAdministrator, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/**
 * Who looks after the portal as a whole: its administrators read what happened and how it is; its variables are the
 * administrator's alone (product 4), and nobody changes anything who is logged in as somebody else.
 */
export const portalCare = definePolicy<unknown, 'look' | 'act' | 'setVariables'>('portalCare', {
  view: (actor) => actor.kind === 'person',
  look: isPortalAdministrator,
  act: (actor) => isPortalAdministrator(actor) && isThemselves(actor),
  setVariables: (actor) => hasRole(actor, 'ADMIN') && isThemselves(actor),
})

/** What was deleted: nobody but the portal's administrators knows of it. */
export const deletedProjects = definePolicy<unknown, 'list' | 'restore'>('deletedProject', {
  view: isPortalAdministrator,
  list: isPortalAdministrator,
  restore: (actor) => isPortalAdministrator(actor) && isThemselves(actor),
})

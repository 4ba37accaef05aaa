import { hasRole, isPortalAdministrator, isThemselves } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/**
 * Permissions for the portal as a whole: its administrators read the audit trail and the portal's health; only the
 * main administrator changes its variables (product 4), and nobody changes anything while logged in as somebody
 * else.
 */
export const portalCare = definePolicy<unknown, 'look' | 'act' | 'setVariables'>('portalCare', {
  view: (actor) => actor.kind === 'person',
  look: isPortalAdministrator,
  act: (actor) => isPortalAdministrator(actor) && isThemselves(actor),
  setVariables: (actor) => hasRole(actor, 'ADMIN') && isThemselves(actor),
})

/** Permissions for deleted projects: only the portal's administrators see them. */
export const deletedProjects = definePolicy<unknown, 'list' | 'restore'>('deletedProject', {
  view: isPortalAdministrator,
  list: isPortalAdministrator,
  restore: (actor) => isPortalAdministrator(actor) && isThemselves(actor),
})

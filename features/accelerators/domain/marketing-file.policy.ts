import { isAcceleratorAdmin, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of marketing files. */
export type MarketingFacts = {
  acceleratorId: number
  /** Public: its access is for everyone, and the portal approved the accelerator. */
  open: boolean
}

/**
 * Permissions for marketing files (product 4): the team reads, its administrators manage, everyone reads public ones.
 */
export const marketingFiles = definePolicy<MarketingFacts, 'read' | 'manage'>('marketingFile', {
  view: (actor, file) => file.open || isTeam(actor, file.acceleratorId) || isPortalAdministrator(actor),
  read: (actor, file) => file.open || isTeam(actor, file.acceleratorId) || isPortalAdministrator(actor),
  manage: (actor, file) => isAcceleratorAdmin(actor, file.acceleratorId),
})

import { isAcceleratorAdmin, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about marketing files need to know. */
export type MarketingFacts = {
  acceleratorId: number
  /** Open to everyone: its access says so, and the portal approved the accelerator. */
  open: boolean
}

/** Who may do what with marketing files (product 4): the team reads, its administrators manage, open ones are everyone's. */
export const marketingFiles = definePolicy<MarketingFacts, 'read' | 'manage'>('marketingFile', {
  view: (actor, file) => file.open || isTeam(actor, file.acceleratorId) || isPortalAdministrator(actor),
  read: (actor, file) => file.open || isTeam(actor, file.acceleratorId) || isPortalAdministrator(actor),
  manage: (actor, file) => isAcceleratorAdmin(actor, file.acceleratorId),
})

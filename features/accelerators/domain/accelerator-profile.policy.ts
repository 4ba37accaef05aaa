import { isAcceleratorAdmin, isMember, isPerson, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the policy of an accelerator's profile and request. */
export type ProfileFacts = {
  acceleratorId: number
  /** The requester; null once it is approved: then it belongs to its administrators. */
  requesterUid: string | null
}

/**
 * Permissions for an accelerator's profile (product 4) and the request for it (product 5). Until the portal approves
 * it no membership in it counts: its requester may only access the request and the profile.
 */
export const acceleratorProfiles = definePolicy<ProfileFacts, 'read' | 'edit' | 'decide' | 'revoke'>(
  'acceleratorProfile',
  {
    view: (actor, { acceleratorId, requesterUid }) =>
      isMember(actor, acceleratorId, 'ACC', 'TRC', 'TRC_TEAM', 'EXP', 'MNT') ||
      isPerson(actor, requesterUid) ||
      isPortalAdministrator(actor),
    read: (actor, { acceleratorId, requesterUid }) =>
      isAcceleratorAdmin(actor, acceleratorId) ||
      isPerson(actor, requesterUid) ||
      isPortalAdministrator(actor),
    edit: (actor, { acceleratorId, requesterUid }) =>
      isAcceleratorAdmin(actor, acceleratorId) || isPerson(actor, requesterUid),
    decide: isPortalAdministrator,
    revoke: (actor, { requesterUid }) => isPerson(actor, requesterUid),
  },
)

import { isAcceleratorAdmin, isMember, isPerson, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about an accelerator's profile and request need to know. */
export type ProfileFacts = {
  acceleratorId: number
  /** Who asked for the accelerator; nobody once it is coordinated: then it is its administrators'. */
  requesterUid: string | null
}

/**
 * Who may do what with an accelerator's profile (product 4) and the request for it (product 5). Until the portal approves
 * it no membership in it counts: the request and the profile are all that whoever asked for it may touch.
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

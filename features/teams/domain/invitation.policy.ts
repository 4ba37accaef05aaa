import { isAcceleratorAdmin, isPerson, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts for the invitation policy. */
export type InvitationFacts = {
  /** The invitee, once the address belongs to a known person. */
  inviteeUid: string | null
  /** The active account whose confirmed address is the invited one; it may open the email's link. */
  addresseeUid?: string | null
  /** The person who has just proved that they own the address: by registering with it, or by the email's link. */
  claimantUid?: string | null
  /** The inviting accelerator, or null when a project invites. */
  acceleratorId: number | null
  /** The accelerator that owns the project until it has a leader. */
  keeperId: number | null
  memberUids: readonly string[]
  /** Whether its term has passed. */
  expired: boolean
}

const invites = (actor: Actor, { acceleratorId, keeperId, memberUids }: InvitationFacts): boolean =>
  acceleratorId === null
    ? memberUids.some((uid) => isPerson(actor, uid)) || (keeperId !== null && isTeam(actor, keeperId))
    : isAcceleratorAdmin(actor, acceleratorId)

/**
 * Permissions for an invitation. The inviting team manages it; for an accelerator its administrators, in person,
 * because rights are granted. Only the invited person opens its link and answers.
 */
export const teamInvitations = definePolicy<InvitationFacts, 'manage' | 'answer' | 'register' | 'openLink'>(
  'teamInvitation',
  {
    view: (actor, invitation) =>
      invites(actor, invitation) ||
      isPerson(actor, invitation.inviteeUid) ||
      isPerson(actor, invitation.addresseeUid) ||
      isPerson(actor, invitation.claimantUid),
    manage: (actor, invitation) =>
      invites(actor, invitation) && (invitation.acceleratorId === null || isThemselves(actor)),
    answer: (actor, invitation) => isPerson(actor, invitation.inviteeUid) && isThemselves(actor),
    register: (actor, invitation) => isPerson(actor, invitation.claimantUid) && isThemselves(actor),
    openLink: (actor, { inviteeUid, addresseeUid }) =>
      isPerson(actor, inviteeUid ?? addresseeUid) && isThemselves(actor),
  },
)

import { isAcceleratorAdmin, isPerson, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about an invitation need to know. */
export type InvitationFacts = {
  /** Who it went to, once the portal knows a person behind the address. */
  inviteeUid: string | null
  /** The active account whose confirmed address is the invited one; it may open the link of the email. */
  addresseeUid?: string | null
  /** Who has just proved that the address is theirs: by registering under it, or by the link of its email. */
  claimantUid?: string | null
  /** The inviting accelerator, or null when a project invites. */
  acceleratorId: number | null
  /** The accelerator that keeps the project one is invited to lead, until somebody leads it. */
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
 * Who may do what with an invitation: the inviting team manages it (of an accelerator its administrators, in person,
 * because rights go with it), the invited person alone opens its link and answers it.
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

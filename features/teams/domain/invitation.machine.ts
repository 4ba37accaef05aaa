import { isAcceleratorAdmin, isPerson, isTeam, isThemselves, type Actor } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { invitationStates, type InvitationState, type InvitationEvent } from './invitation-states.ts'

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

/** Transitions of an invitation. */
export const invitationActions = ['register', 'accept', 'decline', 'revoke', 'revokeRegistered'] as const

export type InvitationAction = (typeof invitationActions)[number]

/** The transition that withdraws an invitation: after the person registered, it ends in its own state. */
export const revokingAction = (state: InvitationState): 'revoke' | 'revokeRegistered' =>
  state === 'REGISTERED' ? 'revokeRegistered' : 'revoke'

/** State machine of invitations to projects and accelerators (product 5). */
export const teamInvitationMachine = defineMachine<
  InvitationState,
  InvitationAction,
  InvitationFacts,
  InvitationEvent
>({
  name: 'team_invitation',
  table: 'team_invitation',
  column: 'status',
  states: invitationStates,
  initial: 'SENT',
  conflict: 'STATE_CHANGED',
  transitions: {
    register: {
      from: ['REGISTER_WAITING'],
      to: 'REGISTERED',
      by: teamInvitations.register,
      event: 'TeamInvitationRegistered',
    },
    accept: {
      from: ['SENT', 'REGISTERED'],
      to: 'ACCEPTED_TO_TEAM',
      by: teamInvitations.answer,
      guard: ({ expired }) => (expired ? 'INVITATION_EXPIRED' : null),
      event: 'TeamInvitationAccepted',
    },
    decline: {
      from: ['SENT', 'REGISTERED'],
      to: 'REJECTED_BY_USER',
      by: teamInvitations.answer,
      event: 'TeamInvitationDeclined',
    },
    revoke: {
      from: ['SENT', 'REGISTER_WAITING'],
      to: 'REJECTED_BY_PROJECT',
      by: teamInvitations.manage,
      event: 'TeamInvitationRevoked',
    },
    revokeRegistered: {
      from: ['REGISTERED'],
      to: 'REJECTED_BY_PROJECT_NEW_REGISTERED',
      by: teamInvitations.manage,
      event: 'TeamInvitationRevoked',
    },
  },
})

import { defineMachine } from '#platform/domain/machine.ts'
import type { InvitationEvent } from './invitation-events.ts'
import { invitationStates, type InvitationState } from './invitation-states.ts'
import { teamInvitations, type InvitationFacts } from './invitation.policy.ts'

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

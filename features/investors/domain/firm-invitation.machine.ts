import { defineMachine } from '#platform/domain/machine.ts'
import type { InvestorEvent } from './events.ts'
import { firmInvitations, type FirmInvitationFacts } from './firm.policy.ts'
import { firmInvitationStates, type FirmInvitationAction, type FirmInvitationState } from './firms.ts'

/** State machine of invitations to a firm. */
export const firmInvitationMachine = defineMachine<
  FirmInvitationState,
  FirmInvitationAction,
  FirmInvitationFacts,
  InvestorEvent
>({
  name: 'firm_invitation',
  table: 'firm_invitation',
  column: 'status',
  states: firmInvitationStates,
  initial: 'SENT',
  conflict: 'STATE_CHANGED',
  transitions: {
    accept: { from: ['SENT'], to: 'ACCEPTED', by: firmInvitations.answer, event: 'FirmInvitationAccepted' },
    decline: { from: ['SENT'], to: 'DECLINED', by: firmInvitations.answer, event: 'FirmInvitationDeclined' },
    revoke: { from: ['SENT'], to: 'REVOKED', by: firmInvitations.revoke, event: 'FirmInvitationRevoked' },
  },
})

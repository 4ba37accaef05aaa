/** States of a proposal. */
export const proposalStates = ['NEW', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const

export type ProposalState = (typeof proposalStates)[number]

export const proposalMoves = ['accept', 'decline', 'withdraw'] as const

export type ProposalMove = (typeof proposalMoves)[number]

/** Events of proposals; payloads have the `id`. */
export type ProposalEvent = 'TechnologyProposed' | ProposalMoveEvent

export type ProposalMoveEvent =
  | 'TechnologyProposalAccepted'
  | 'TechnologyProposalDeclined'
  | 'TechnologyProposalWithdrawn'

/** Maximum number of pending proposals per person. */
export const maxWaiting = 20

/** States of a proposal for the catalogue. */
export const proposalStates = ['NEW', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const

export type ProposalState = (typeof proposalStates)[number]

export const proposalMoves = ['accept', 'decline', 'withdraw'] as const

export type ProposalMove = (typeof proposalMoves)[number]

/** What happens to proposals; payloads carry the `id`. */
export type ProposalEvent = 'TechnologyProposed' | ProposalMoveEvent

export type ProposalMoveEvent =
  | 'TechnologyProposalAccepted'
  | 'TechnologyProposalDeclined'
  | 'TechnologyProposalWithdrawn'

/** Proposals of one person that may wait at once. */
export const mostWaiting = 20

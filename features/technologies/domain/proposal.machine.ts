import { defineMachine } from '#platform/domain/machine.ts'
import { technologyProposals, type ProposalFacts } from './proposal.policy.ts'
import { proposalStates, type ProposalMove, type ProposalMoveEvent, type ProposalState } from './proposals.ts'

/** State machine of proposals. */
export const proposalMachine = defineMachine<ProposalState, ProposalMove, ProposalFacts, ProposalMoveEvent>({
  name: 'technology_proposal',
  table: 'technology_proposal',
  column: 'status',
  states: proposalStates,
  initial: 'NEW',
  conflict: 'STATE_CHANGED',
  transitions: {
    accept: {
      from: ['NEW'],
      to: 'ACCEPTED',
      by: technologyProposals.decide,
      event: 'TechnologyProposalAccepted',
    },
    decline: {
      from: ['NEW'],
      to: 'DECLINED',
      by: technologyProposals.decide,
      event: 'TechnologyProposalDeclined',
    },
    withdraw: {
      from: ['NEW'],
      to: 'WITHDRAWN',
      by: technologyProposals.withdraw,
      event: 'TechnologyProposalWithdrawn',
    },
  },
})

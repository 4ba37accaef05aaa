import { isPerson, isPortalAdministrator } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { proposalStates, type ProposalMove, type ProposalMoveEvent, type ProposalState } from './proposals.ts'

/** Facts for the policy of a proposal. */
export type ProposalFacts = {
  /** The author; null if the account was erased. */
  personUid: string | null
}

/** Permissions for a proposal: administrators decide, its author may withdraw it. */
export const technologyProposals = definePolicy<ProposalFacts, 'decide' | 'withdraw'>('technologyProposal', {
  view: (actor, { personUid }) => isPortalAdministrator(actor) || isPerson(actor, personUid),
  decide: isPortalAdministrator,
  withdraw: (actor, { personUid }) => isPerson(actor, personUid),
})

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

import { isPerson, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

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

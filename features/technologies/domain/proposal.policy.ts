import { isPerson, isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** What the rules about a proposal need to know. */
export type ProposalFacts = {
  /** Who proposed it; null: the person is no longer there. */
  personUid: string | null
}

/** A proposal for the catalogue: its keepers decide, whoever proposed it may take it back. */
export const technologyProposals = definePolicy<ProposalFacts, 'decide' | 'withdraw'>('technologyProposal', {
  view: (actor, { personUid }) => isPortalAdministrator(actor) || isPerson(actor, personUid),
  decide: isPortalAdministrator,
  withdraw: (actor, { personUid }) => isPerson(actor, personUid),
})

import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  TECHNOLOGY_PROPOSED: {
    params: ['technology', 'person'],
    kind: 'OTHER',
    by: ['TechnologyProposed'],
    to: ['portalAdmins'],
    decision: 'proposalId',
    decided: { subject: 'technology_proposal', by: ['accept', 'decline', 'withdraw'] },
  },
  TECHNOLOGY_PROPOSAL_ACCEPTED: {
    params: ['technology'],
    kind: 'OTHER',
    by: ['TechnologyProposalAccepted'],
    to: ['proposer'],
    why: 'PROPOSED',
  },
  TECHNOLOGY_PROPOSAL_DECLINED: {
    params: ['technology', 'reason'],
    kind: 'OTHER',
    by: ['TechnologyProposalDeclined'],
    to: ['proposer'],
    why: 'PROPOSED',
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  TechnologyProposalWithdrawn: 'the proposal leaves the agenda of the administrators',
  TechnologyActivated: 'the administrators’ own work on the catalogue',
  TechnologyArchived: 'the administrators’ own work on the catalogue',
  TechnologyRestored: 'the administrators’ own work on the catalogue',
}

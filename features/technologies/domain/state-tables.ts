import type { StateTable } from '#platform/domain/state-table.ts'
import type { ProposalState } from './proposals.ts'
import type { TechnologyState } from './states.ts'

export const technologyStateTable: StateTable<TechnologyState> = {
  words: 'technologies:states',
  tones: { DRAFT: 'work', ACTIVE: 'accepted', ARCHIVE: 'blocked' },
}

export const proposalStateTable: StateTable<ProposalState> = {
  words: 'technologies:proposals.states',
  tones: { NEW: 'new', ACCEPTED: 'accepted', DECLINED: 'rejected', WITHDRAWN: 'blocked' },
}

import { defineMachine } from '#platform/domain/machine.ts'
import { deals, type DealFacts } from './deal.policy.ts'
import type { DealEvent } from './events.ts'
import { dealStates, type DealMove, type DealState } from './states.ts'

/** State machine of deals: stages may be skipped, and it ends with an investment or a pass. */
export const dealMachine = defineMachine<DealState, DealMove, DealFacts, DealEvent>({
  name: 'deal',
  table: 'deal',
  column: 'status',
  states: dealStates,
  initial: 'INTEREST',
  conflict: 'STATE_CHANGED',
  transitions: {
    offer: { from: ['INTEREST'], to: 'OFFERED', by: deals.move, event: 'DealOffered' },
    terms: { from: ['INTEREST', 'OFFERED'], to: 'TERMS', by: deals.move, event: 'DealTermsReached' },
    invest: { from: ['INTEREST', 'OFFERED', 'TERMS'], to: 'INVESTED', by: deals.move, event: 'DealInvested' },
    pass: { from: ['INTEREST', 'OFFERED', 'TERMS'], to: 'PASSED', by: deals.move, event: 'DealPassed' },
  },
})

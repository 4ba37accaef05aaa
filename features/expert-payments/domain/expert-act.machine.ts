import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { expertActs, type ActFacts } from './expert-payment.policy.ts'
import { actStates, type ActAction, type ActState, type ActEvent } from './states.ts'

const undisputed = ({ disputed }: ActFacts): ErrorCode | null => (disputed > 0 ? 'EXPERT_ACT_DISPUTED' : null)

/** State machine of an act: it is either paid as a whole or cancelled, which makes its jobs due again. */
export const expertActMachine = defineMachine<ActState, ActAction, ActFacts, ActEvent>({
  name: 'expert_act',
  table: 'expert_act',
  column: 'status',
  states: actStates,
  initial: 'OPEN',
  conflict: 'STATE_CHANGED',
  transitions: {
    pay: { from: ['OPEN'], to: 'PAID', by: expertActs.manage, guard: undisputed, event: 'ExpertActPaid' },
    cancel: { from: ['OPEN'], to: 'CANCELLED', by: expertActs.manage, event: 'ExpertActCancelled' },
  },
})

import { defineMachine } from '#platform/domain/machine.ts'
import { people, type PersonFacts } from './people.policy.ts'
import { personStates, type PersonMove, type PersonState } from './people.states.ts'
import type { AccountEvent } from './states.ts'

/**
 * The state of a person (product 5). Unconfirmed and rejected are states of an account that never signed in, stored
 * by the sign-on service.
 */
export const personMachine = defineMachine<PersonState, PersonMove, PersonFacts, AccountEvent>({
  name: 'person',
  table: 'person',
  column: 'status',
  key: 'uid',
  states: personStates,
  initial: 'A',
  conflict: 'STATE_CHANGED',
  transitions: {
    block: { from: ['A'], to: 'B', by: people.block, event: 'PersonBlocked' },
    unblock: {
      from: ['B'],
      to: 'A',
      by: people.block,
      // What an account that was merged held belongs to the other one now.
      guard: ({ merged }) => (merged ? 'STATE_CHANGED' : null),
      event: 'PersonUnblocked',
    },
    merge: { from: ['A'], to: 'B', by: people.merge, event: 'PersonMerged' },
  },
})

import { defineMachine } from '#platform/domain/machine.ts'
import {
  technologyStates,
  type TechnologyEvent,
  type TechnologyMove,
  type TechnologyState,
} from './states.ts'
import { technologies } from './technology.policy.ts'

/** State machine of technologies. */
export const technologyMachine = defineMachine<TechnologyState, TechnologyMove, unknown, TechnologyEvent>({
  name: 'technology',
  table: 'technology',
  column: 'status',
  states: technologyStates,
  initial: 'DRAFT',
  conflict: 'STATE_CHANGED',
  transitions: {
    activate: { from: ['DRAFT'], to: 'ACTIVE', by: technologies.manage, event: 'TechnologyActivated' },
    archive: { from: ['ACTIVE'], to: 'ARCHIVE', by: technologies.manage, event: 'TechnologyArchived' },
    restore: { from: ['ARCHIVE'], to: 'ACTIVE', by: technologies.manage, event: 'TechnologyRestored' },
  },
})

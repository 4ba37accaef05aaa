import type { AccessState } from '../../projects/domain/states.ts'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { participationMachine } from './participation.machine.ts'
import { participations, type ParticipationFacts } from './participation.policy.ts'
import type { AccessAction } from './states.ts'

/** What the actor may do with a participation now: its machine's actions, and setting the tracker. */
export const participationActions = (
  actor: Actor,
  state: AccessState,
  facts: ParticipationFacts,
): (AccessAction | 'SET_TRACKER')[] => [
  ...possibleActions(participationMachine, state, actor, facts),
  ...(participations.control.allows(actor, facts) ? (['SET_TRACKER'] as const) : []),
]

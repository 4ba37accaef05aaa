import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { AccessState } from '../../projects/domain/states.ts'
import { participationMachine, participations, type ParticipationFacts } from './participation.machine.ts'
import type { ParticipationMove } from './states.ts'

/** Actions that the actor may take on a participation now: transitions, and setting the tracker. */
export const participationActions = (
  actor: Actor,
  state: AccessState,
  facts: ParticipationFacts,
): (ParticipationMove | 'SET_TRACKER')[] => [
  ...possibleActions(participationMachine, state, actor, facts),
  ...(state === 'ALLOWED_TO_WORK' && participations.control.allows(actor, facts)
    ? (['SET_TRACKER'] as const)
    : []),
]

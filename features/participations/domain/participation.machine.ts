import { accessStates, type AccessState } from '../../projects/domain/states.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import type { ParticipationEvent } from './events.ts'
import { participations, type ParticipationFacts } from './participation.policy.ts'
import { type AccessAction } from './states.ts'

/** The access of a project to its track (spec 4). */
export const participationMachine = defineMachine<
  AccessState,
  AccessAction,
  ParticipationFacts,
  ParticipationEvent
>({
  name: 'participation',
  table: 'project_track',
  column: 'access_status',
  states: accessStates,
  initial: 'ALLOWED_TO_WORK',
  conflict: 'STATE_CHANGED',
  transitions: {
    BLOCK: {
      from: ['ALLOWED_TO_WORK'],
      to: 'BLOCKED',
      by: participations.control,
      event: 'ParticipationBlocked',
    },
    ALLOW_TO_WORK: {
      from: ['BLOCKED'],
      to: 'ALLOWED_TO_WORK',
      by: participations.control,
      event: 'ParticipationAllowed',
    },
  },
})

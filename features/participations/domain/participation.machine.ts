import { accessStates, type AccessState } from '../../projects/domain/states.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import type { ParticipationEvent } from './events.ts'
import { participations, type ParticipationFacts } from './participation.policy.ts'
import type { ParticipationMove } from './states.ts'

/** Facts of a transition; `hindrance` is why a transfer is not possible now, undefined in lists that only offer it. */
export type MoveFacts = ParticipationFacts & { hindrance?: ErrorCode | null }

/** State machine of a project's access to its track (spec 4). A transferred participation is final. */
export const participationMachine = defineMachine<
  AccessState,
  ParticipationMove,
  MoveFacts,
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
    TRANSFER_PROJECT: {
      from: ['ALLOWED_TO_WORK'],
      to: 'TRANSFERRED',
      by: participations.transfer,
      guard: ({ hindrance }) => hindrance ?? null,
      event: 'ParticipationTransferred',
    },
  },
})

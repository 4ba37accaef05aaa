import { defineMachine } from '#platform/domain/machine.ts'
import { accelerationRequests, type AccelerationRequestFacts } from './acceleration-request.policy.ts'
import type { AccelerationRequestEvent } from './events.ts'
import {
  accelerationRequestStates,
  type AccelerationRequestAction,
  type AccelerationRequestState,
} from './states.ts'

/** Facts needed for a decision besides the actor. */
export type DecisionFacts = AccelerationRequestFacts & {
  acceleratorApproved: boolean
  acceleratorFinished: boolean
}

/** States of an application (product 5): every decision is final, a new application may follow. */
export const accelerationRequestMachine = defineMachine<
  AccelerationRequestState,
  AccelerationRequestAction,
  DecisionFacts,
  AccelerationRequestEvent
>({
  name: 'acceleration_request',
  table: 'acceleration_request',
  column: 'status',
  states: accelerationRequestStates,
  initial: 'NEW',
  conflict: 'STATE_CHANGED',
  transitions: {
    accept: {
      from: ['NEW'],
      to: 'ACCEPT',
      by: accelerationRequests.decide,
      guard: ({ acceleratorApproved, acceleratorFinished }) =>
        !acceleratorApproved
          ? 'ACCELERATOR_NOT_APPROVED'
          : acceleratorFinished
            ? 'ACCELERATOR_FINISHED'
            : null,
      event: 'AccelerationRequestAccepted',
    },
    reject: {
      from: ['NEW'],
      to: 'REJECT',
      by: accelerationRequests.decide,
      event: 'AccelerationRequestRejected',
    },
    revoke: {
      from: ['NEW'],
      to: 'CANCEL',
      by: accelerationRequests.revoke,
      event: 'AccelerationRequestRevoked',
    },
  },
})

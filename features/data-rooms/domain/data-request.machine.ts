import { defineMachine } from '#platform/domain/machine.ts'
import { dataRequests, type DataRequestFacts } from './data-request.policy.ts'
import type { DataRequestEvent } from './events.ts'
import { dataRequestStates, type DataRequestAction, type DataRequestState } from './states.ts'

/** State machine of data requests; of two conflicting decisions the second is refused. */
export const dataRequestMachine = defineMachine<
  DataRequestState,
  DataRequestAction,
  DataRequestFacts,
  DataRequestEvent
>({
  name: 'data_request',
  table: 'data_request',
  column: 'status',
  states: dataRequestStates,
  initial: 'NEW',
  conflict: 'STATE_CHANGED',
  transitions: {
    pass: { from: ['NEW'], to: 'PASSED', by: dataRequests.pass, event: 'DataRequestPassed' },
    decline: { from: ['NEW'], to: 'DECLINED', by: dataRequests.pass, event: 'DataRequestDeclined' },
    grant: { from: ['PASSED'], to: 'GRANTED', by: dataRequests.answer, event: 'DataRoomGranted' },
    refuse: { from: ['PASSED'], to: 'REFUSED', by: dataRequests.answer, event: 'DataRequestRefused' },
    revoke: { from: ['GRANTED'], to: 'REVOKED', by: dataRequests.answer, event: 'DataRoomRevoked' },
    withdraw: {
      from: ['NEW', 'PASSED', 'GRANTED'],
      to: 'WITHDRAWN',
      by: dataRequests.withdraw,
      event: 'DataRequestWithdrawn',
    },
  },
})

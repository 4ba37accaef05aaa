import { defineMachine } from '#platform/domain/machine.ts'
import type { CommunicationEvent } from './events.ts'
import { messageReports } from './message-report.policy.ts'
import { messageReportStates, type MessageReportState } from './message-reports.ts'

/** State machine of a reported message: it is resolved once. */
export const messageReportMachine = defineMachine<
  MessageReportState,
  'settle',
  { authorUid: string; reporterUid: string },
  CommunicationEvent
>({
  name: 'message_report',
  table: 'message_report',
  column: 'status',
  states: messageReportStates,
  initial: 'OPEN',
  conflict: 'STATE_CHANGED',
  transitions: {
    settle: { from: ['OPEN'], to: 'SETTLED', by: messageReports.settle, event: 'MessageReportSettled' },
  },
})

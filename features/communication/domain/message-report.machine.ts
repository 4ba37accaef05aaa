import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { CommunicationEvent } from './events.ts'
import { messageReportStates, type MessageReportState } from './message-reports.ts'

/**
 * Permissions for reported messages: the portal's administrators decide, except on messages they wrote or reported
 * themselves.
 */
export const messageReports = definePolicy<{ authorUid: string; reporterUid: string }, 'settle'>(
  'messageReport',
  {
    view: isPortalAdministrator,
    settle: (actor, { authorUid, reporterUid }) =>
      isPortalAdministrator(actor) &&
      actor.kind === 'person' &&
      actor.uid !== authorUid &&
      actor.uid !== reporterUid,
  },
)

/** Permission for the list of reports. */
export const reportedMessages = definePolicy<unknown, never>('reportedMessages', {
  view: isPortalAdministrator,
})

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

import type { StateTable } from '#platform/domain/state-table.ts'
import type { MessageReportState } from './message-reports.ts'

/** State table of reported messages. */
export const messageReportStateTable: StateTable<MessageReportState> = {
  words: 'communication:reportStates',
  tones: { OPEN: 'new', SETTLED: 'accepted' },
}

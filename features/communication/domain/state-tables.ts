import type { StateTable } from '#platform/domain/state-table.ts'
import type { MessageReportState } from './message-reports.ts'

/** A reported message. */
export const messageReportStateTable: StateTable<MessageReportState> = {
  words: 'communication:reportStates',
  tones: { OPEN: 'new', SETTLED: 'accepted' },
}

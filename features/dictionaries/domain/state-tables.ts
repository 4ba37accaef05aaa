import type { StateTable } from '#platform/domain/state-table.ts'
import type { valueStatuses } from './dictionary-codes.ts'

/** State table of a dictionary's values. */
export const valueStateTable: StateTable<(typeof valueStatuses)[number]> = {
  words: 'dictionaries:values.statuses',
  tones: { ACTIVE: 'accepted', ARCHIVE: 'blocked' },
}

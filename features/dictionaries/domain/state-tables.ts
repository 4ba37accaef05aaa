import type { StateTable } from '#platform/domain/state-table.ts'
import type { valueStatuses } from './dictionary-codes.ts'

/** A value of a dictionary. */
export const valueStateTable: StateTable<(typeof valueStatuses)[number]> = {
  words: 'dictionaries:values.statuses',
  tones: { ACTIVE: 'accepted', ARCHIVE: 'blocked' },
}

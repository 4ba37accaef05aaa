import type { DeliveryOutcome } from './hooks.rules.ts'
import type { StateTable } from './state-table.ts'

/** State table of webhook deliveries. */
export const deliveryStateTable: StateTable<DeliveryOutcome> = {
  words: 'platform:deliveries.outcomes',
  tones: { WAITING: 'work', DELIVERED: 'accepted', FAILED: 'rejected' },
}

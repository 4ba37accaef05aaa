import type { StateTable } from '#platform/domain/state-table.ts'
import type { DeliveryOutcome } from './hooks.rules.ts'
import type { TemplateState } from './states.ts'

export const templateStateTable: StateTable<TemplateState> = {
  words: 'showcases:templateStates',
  tones: { DRAFT: 'work', PUBLISHED: 'accepted', ARCHIVE: 'blocked' },
}

/** State table of webhook deliveries. */
export const deliveryStateTable: StateTable<DeliveryOutcome> = {
  words: 'showcases:deliveries.outcomes',
  tones: { WAITING: 'work', DELIVERED: 'accepted', FAILED: 'rejected' },
}

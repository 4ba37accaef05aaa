import type { StateTable } from '#platform/domain/state-table.ts'
import type { ActState, PaymentState } from './states.ts'

/** State labels and colours of a payment. */
export const paymentStateTable: StateTable<PaymentState> = {
  words: 'expert-payments:states',
  tones: { NOT_DUE: 'blocked', DUE: 'new', IN_ACT: 'work', PAID: 'accepted', DISPUTED: 'rejected' },
}

export const actStateTable: StateTable<ActState> = {
  words: 'expert-payments:actStates',
  tones: { OPEN: 'work', PAID: 'accepted', CANCELLED: 'blocked' },
}

import type { ActState, PaymentState } from './states.ts'

/** Whether a payment is disputed. */
export const isDisputed = ({ state }: { state: PaymentState }): boolean => state === 'DISPUTED'

/** Whether an act that is not settled yet contains disputed results. */
export const isHeldUp = ({ status, disputed }: { status: ActState; disputed: number }): boolean =>
  status === 'OPEN' && disputed > 0

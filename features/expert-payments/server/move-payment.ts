import type { SignedIn } from '#platform/server/context.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import { expertPaymentMachine } from '../domain/expert-payment.machine.ts'
import type { PaymentMove } from '../domain/states.ts'
import type { PaymentSubject } from './payment.repository.ts'

type Moved = {
  version?: number
  comment?: string
  set?: Record<string, unknown>
  details?: Record<string, unknown>
}

/** Applies a transition to a locked payment, together with its changes. */
export const movePayment = async (
  ctx: SignedIn,
  payment: Locked<PaymentSubject>,
  move: PaymentMove,
  { version, comment = '', set = {}, details }: Moved = {},
): Promise<void> => {
  await transition(ctx, expertPaymentMachine, move, {
    id: payment.id,
    acceleratorId: payment.acceleratorId,
    facts: payment,
    comment,
    ...(version === undefined ? {} : { expectedVersion: version }),
    ...(details ? { details } : {}),
    set: { version: payment.version + 1, ...set },
    payload: { id: payment.id, expertUid: payment.expertUid },
  })
}

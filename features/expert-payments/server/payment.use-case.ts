import { invalid } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import {
  disputeExpertPayment,
  payExpertJob,
  resolveExpertDispute,
  withdrawExpertDispute,
} from '../contract/expert-payment.endpoints.ts'
import { expertPayments } from '../domain/expert-payment.policy.ts'
import { resolvingMove, withdrawingMove } from '../domain/expert-payment.rules.ts'
import { concernedByMoney } from './concerned-by-money.ts'
import { movePayment } from './move-payment.ts'
import { lockPayment, readPayment, type PaymentSubject } from './payment.repository.ts'
import { requirePast } from './require-past.ts'

const load = (ctx: Context, { body }: { body: { jobId: number } }) => lockPayment(ctx, body.jobId)

export const payExpertJobUseCase = useCase({
  endpoint: payExpertJob,
  load,
  authorize: expertPayments.manage,
  concerns: concernedByMoney,
  run: async (ctx, { body: { version, paidOn, note } }, payment) => {
    requirePast(ctx.now, paidOn)
    await movePayment(ctx, payment, 'pay', { version, comment: note, set: { paid_on: paidOn, note } })
    return (after) => readPayment(after, payment.id)
  },
})

export const disputeExpertPaymentUseCase = useCase({
  endpoint: disputeExpertPayment,
  load,
  authorize: expertPayments.dispute,
  concerns: concernedByMoney,
  run: async (ctx, { body: { version, reason } }, payment) => {
    await movePayment(ctx, payment, 'dispute', {
      version,
      comment: reason,
      set: {
        disputed_from: payment.status,
        disputed_at: ctx.now.toISOString(),
        dispute_reason: reason,
        resolution: '',
      },
    })
    return (after) => readPayment(after, payment.id)
  },
})

/** The act is forgotten if it was cancelled meanwhile: then the payment is owed again. */
export const withdrawExpertDisputeUseCase = useCase({
  endpoint: withdrawExpertDispute,
  load,
  authorize: expertPayments.dispute,
  concerns: concernedByMoney,
  run: async (ctx, { body: { version } }, payment) => {
    const move = withdrawingMove(payment)
    await movePayment(ctx, payment, move, {
      version,
      set: {
        disputed_from: null,
        disputed_at: null,
        ...(move === 'withdrawToDue' ? { act_id: null } : {}),
      },
    })
    return (after) => readPayment(after, payment.id)
  },
})

/** Values that are cleared when a payment becomes due again; the audit trail records them. */
const valuesToRecord = ({ amount, actId, paidOn, note }: PaymentSubject) => ({ amount, actId, paidOn, note })

/** Changes that make a payment due again: not in an act, and not paid. */
const dueAgain = (amount: string | null) => ({
  act_id: null,
  paid_on: null,
  note: '',
  ...(amount === null ? {} : { amount }),
})

export const resolveExpertDisputeUseCase = useCase({
  endpoint: resolveExpertDispute,
  load,
  authorize: expertPayments.manage,
  concerns: concernedByMoney,
  run: async (ctx, { body: { version, resolution, amount, comment } }, payment) => {
    // If it was marked as paid by mistake, the amount cannot be changed.
    if (payment.disputedFrom === 'PAID' && amount !== null) throw invalid({ amount: 'INVALID' })
    const move = resolvingMove(payment, resolution)
    await movePayment(ctx, payment, move, {
      version,
      comment,
      details: {
        resolution,
        ...(amount === null ? {} : { amount }),
        ...(move === 'makeDue' ? { before: valuesToRecord(payment) } : {}),
      },
      set: {
        disputed_from: null,
        disputed_at: null,
        resolution: comment,
        ...(move === 'makeDue' ? dueAgain(amount) : {}),
      },
    })
    return (after) => readPayment(after, payment.id)
  },
})

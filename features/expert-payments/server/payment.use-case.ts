import { invalid } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import {
  disputeExpertPayment,
  payExpertJob,
  resolveExpertDispute,
} from '../contract/expert-payment.endpoints.ts'
import { expertPayments } from '../domain/expert-payment.policy.ts'
import { resolvingMove } from '../domain/expert-payment.rules.ts'
import { concernedByMoney } from './concerned-by-money.ts'
import { movePayment } from './move-payment.ts'
import { requirePast } from './require-past.ts'
import { holdPayment, readPayment, type PaymentSubject } from './payment.repository.ts'

const load = (ctx: Context, { body }: { body: { jobId: number } }) => holdPayment(ctx, body.jobId)

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

/** What the books forget once it is owed (again): the audit trail keeps it. */
const kept = ({ amount, actId, paidOn, note }: PaymentSubject) => ({ amount, actId, paidOn, note })

/** What is owed (again) stands in no act any more, and was not paid. */
const owed = (amount: string | null) => ({
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
    // What was paid is owed again only if it was not really paid: then it is what it was.
    if (payment.disputedFrom === 'PAID' && amount !== null) throw invalid({ amount: 'INVALID' })
    const move = resolvingMove(payment, resolution)
    await movePayment(ctx, payment, move, {
      version,
      comment,
      details: {
        resolution,
        ...(amount === null ? {} : { amount }),
        ...(move === 'makeDue' ? { before: kept(payment) } : {}),
      },
      set: {
        disputed_from: null,
        disputed_at: null,
        resolution: comment,
        ...(move === 'makeDue' ? owed(amount) : {}),
      },
    })
    return (after) => readPayment(after, payment.id)
  },
})

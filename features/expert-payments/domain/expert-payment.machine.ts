import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { expertPayments, type PaymentFacts } from './expert-payment.policy.ts'
import { recordedStates, type RecordedState, type PaymentMove, type PaymentEvent } from './states.ts'

const cameFrom =
  (state: RecordedState) =>
  ({ disputedFrom }: PaymentFacts): ErrorCode | null =>
    disputedFrom === state ? null : 'STATE_CHANGED'

const inOpenAct = (facts: PaymentFacts): ErrorCode | null =>
  facts.actStatus === 'OPEN' ? cameFrom('IN_ACT')(facts) : 'STATE_CHANGED'

/** It was owed, or is again because its act was cancelled meanwhile. */
const wasOwed = ({ disputedFrom, actStatus }: PaymentFacts): ErrorCode | null =>
  disputedFrom === 'DUE' || (disputedFrom === 'IN_ACT' && actStatus !== 'OPEN') ? null : 'STATE_CHANGED'

/** A payment in an unpaid act cannot be changed; the act has to be cancelled first. */
const notInOpenAct = ({ actStatus }: PaymentFacts): ErrorCode | null =>
  actStatus === 'OPEN' ? 'EXPERT_PAYMENT_IN_ACT' : null

/** State machine of a payment, which starts with the accepted result. */
export const expertPaymentMachine = defineMachine<RecordedState, PaymentMove, PaymentFacts, PaymentEvent>({
  name: 'expert_payment',
  table: 'expert_payment',
  column: 'status',
  key: 'job_id',
  states: recordedStates,
  initial: 'DUE',
  conflict: 'STATE_CHANGED',
  transitions: {
    include: { from: ['DUE'], to: 'IN_ACT', by: expertPayments.manage, event: 'ExpertPaymentIncluded' },
    release: { from: ['IN_ACT'], to: 'DUE', by: expertPayments.manage, event: 'ExpertPaymentReleased' },
    pay: { from: ['DUE'], to: 'PAID', by: expertPayments.manage, event: 'ExpertPaymentPaid' },
    payByAct: { from: ['IN_ACT'], to: 'PAID', by: expertPayments.manage, event: 'ExpertPaymentPaidByAct' },
    dispute: {
      from: ['DUE', 'IN_ACT', 'PAID'],
      to: 'DISPUTED',
      by: expertPayments.dispute,
      event: 'ExpertPaymentDisputed',
    },
    makeDue: {
      from: ['DISPUTED'],
      to: 'DUE',
      by: expertPayments.manage,
      guard: notInOpenAct,
      event: 'ExpertDisputeResolved',
    },
    keepInAct: {
      from: ['DISPUTED'],
      to: 'IN_ACT',
      by: expertPayments.manage,
      guard: inOpenAct,
      event: 'ExpertDisputeResolved',
    },
    keepPaid: {
      from: ['DISPUTED'],
      to: 'PAID',
      by: expertPayments.manage,
      guard: cameFrom('PAID'),
      event: 'ExpertDisputeResolved',
    },
    withdrawToDue: {
      from: ['DISPUTED'],
      to: 'DUE',
      by: expertPayments.dispute,
      guard: wasOwed,
      event: 'ExpertDisputeWithdrawn',
    },
    withdrawToAct: {
      from: ['DISPUTED'],
      to: 'IN_ACT',
      by: expertPayments.dispute,
      guard: inOpenAct,
      event: 'ExpertDisputeWithdrawn',
    },
    withdrawToPaid: {
      from: ['DISPUTED'],
      to: 'PAID',
      by: expertPayments.dispute,
      guard: cameFrom('PAID'),
      event: 'ExpertDisputeWithdrawn',
    },
  },
})

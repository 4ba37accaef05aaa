import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  EXPERT_JOB_PAID: {
    params: ['number', 'accelerator'],
    kind: 'PAYMENTS',
    by: ['ExpertPaymentPaid'],
    to: ['expert'],
  },
  EXPERT_PAYMENT_DISPUTED: {
    params: ['number', 'person', 'reason'],
    kind: 'PAYMENTS',
    by: ['ExpertPaymentDisputed'],
    to: ['payer'],
  },
  EXPERT_DISPUTE_WITHDRAWN: {
    params: ['number', 'person'],
    kind: 'PAYMENTS',
    by: ['ExpertDisputeWithdrawn'],
    to: ['payer'],
  },
  EXPERT_DISPUTE_RESOLVED: {
    params: ['number', 'accelerator', 'comment'],
    kind: 'PAYMENTS',
    by: ['ExpertDisputeResolved'],
    to: ['expert'],
  },
  EXPERT_ACT_MADE: {
    params: ['number', 'accelerator'],
    kind: 'PAYMENTS',
    by: ['ExpertActMade'],
    to: ['expert'],
  },
  EXPERT_ACT_PAID: {
    params: ['number', 'accelerator'],
    kind: 'PAYMENTS',
    by: ['ExpertActPaid'],
    to: ['expert'],
  },
  EXPERT_ACT_CANCELLED: {
    params: ['number', 'accelerator', 'reason'],
    kind: 'PAYMENTS',
    by: ['ExpertActCancelled'],
    to: ['expert'],
  },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  ExpertPaymentIncluded: 'its act has a notification of its own',
  ExpertPaymentPaidByAct: 'the payment of its act has a notification of its own',
  ExpertPaymentReleased: 'the cancellation of its act has a notification of its own',
}

/** Events of payments; the payload is the `job_id`. */
export const paymentEvents = [
  'ExpertPaymentIncluded',
  'ExpertPaymentReleased',
  'ExpertPaymentPaid',
  'ExpertPaymentPaidByAct',
  'ExpertPaymentDisputed',
  'ExpertDisputeResolved',
  'ExpertDisputeWithdrawn',
] as const

export type PaymentEvent = (typeof paymentEvents)[number]

/** Events of acts; the payload is the row's `id`. */
export const actEvents = ['ExpertActMade', 'ExpertActPaid', 'ExpertActCancelled'] as const

export type ActEvent = (typeof actEvents)[number]

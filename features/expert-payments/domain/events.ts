/** What happens to the books of a job; payloads carry its `job_id`. */
export const paymentEvents = [
  'ExpertPaymentIncluded',
  'ExpertPaymentReleased',
  'ExpertPaymentPaid',
  'ExpertPaymentPaidByAct',
  'ExpertPaymentDisputed',
  'ExpertDisputeResolved',
] as const

export type PaymentEvent = (typeof paymentEvents)[number]

/** What happens to acts; payloads carry the row's `id`. */
export const actEvents = ['ExpertActMade', 'ExpertActPaid', 'ExpertActCancelled'] as const

export type ActEvent = (typeof actEvents)[number]

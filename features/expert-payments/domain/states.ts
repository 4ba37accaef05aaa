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

/** States of a payment; `NOT_DUE` until the result is accepted. */
export const paymentStates = ['NOT_DUE', 'DUE', 'IN_ACT', 'PAID', 'DISPUTED'] as const

export type PaymentState = (typeof paymentStates)[number]

/** States that are stored. Until something is recorded for a job, it has no payment row. */
export const recordedStates = ['DUE', 'IN_ACT', 'PAID', 'DISPUTED'] as const satisfies readonly PaymentState[]

export type RecordedState = (typeof recordedStates)[number]

/** Transitions of a payment: by the accelerator, by the expert's dispute, by its resolution, and by its withdrawal. */
export const paymentMoves = [
  'include',
  'release',
  'pay',
  'payByAct',
  'dispute',
  'makeDue',
  'keepInAct',
  'keepPaid',
  'withdrawToDue',
  'withdrawToAct',
  'withdrawToPaid',
] as const

export type PaymentMove = (typeof paymentMoves)[number]

/** Actions on a payment for its readers. */
export const paymentActions = ['pay', 'dispute', 'withdraw', 'resolve'] as const

export type PaymentAction = (typeof paymentActions)[number]

/**
 * Resolutions of a dispute: keep the previous state, or make the amount due (a corrected one, or one that was not
 * really paid).
 */
export const resolutions = ['KEEP', 'DUE'] as const

export type Resolution = (typeof resolutions)[number]

/** States of an act: open, then either paid as a whole or cancelled. */
export const actStates = ['OPEN', 'PAID', 'CANCELLED'] as const

export type ActState = (typeof actStates)[number]

/** Actions on an act. */
export const actActions = ['pay', 'cancel'] as const

export type ActAction = (typeof actActions)[number]

/** Currencies of payments. */
export const paidCurrencies = ['RUB', 'USD', 'EUR'] as const

export type PaidCurrency = (typeof paidCurrencies)[number]

export const actLanguages = ['ru', 'en'] as const

export type ActLanguage = (typeof actLanguages)[number]

/** Maximum number of jobs in one act. */
export const maxActJobs = 200

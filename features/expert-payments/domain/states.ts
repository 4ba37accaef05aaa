/** How far the books of a paid review are: `NOT_DUE` until its result is accepted. */
export const paymentStates = ['NOT_DUE', 'DUE', 'IN_ACT', 'PAID', 'DISPUTED'] as const

export type PaymentState = (typeof paymentStates)[number]

/** The states that are kept: a job of which nobody has written anything yet has no books. */
export const keptStates = ['DUE', 'IN_ACT', 'PAID', 'DISPUTED'] as const satisfies readonly PaymentState[]

export type KeptState = (typeof keptStates)[number]

/** Moves of a payment: those of the accelerator, the expert's dispute, and how a dispute ends. */
export const paymentMoves = [
  'include',
  'release',
  'pay',
  'payByAct',
  'dispute',
  'makeDue',
  'keepInAct',
  'keepPaid',
] as const

export type PaymentMove = (typeof paymentMoves)[number]

/** What whoever reads the books of a job may do with them. */
export const paymentActions = ['pay', 'dispute', 'resolve'] as const

export type PaymentAction = (typeof paymentActions)[number]

/** How the accelerator ends a dispute: it keeps to what was, or owes the amount (another one, or what was not really paid). */
export const resolutions = ['KEEP', 'DUE'] as const

export type Resolution = (typeof resolutions)[number]

/** An act: made, then paid as a whole or cancelled. */
export const actStates = ['OPEN', 'PAID', 'CANCELLED'] as const

export type ActState = (typeof actStates)[number]

/** What may be done with an act. */
export const actActions = ['pay', 'cancel'] as const

export type ActAction = (typeof actActions)[number]

/** Currencies that reviews are paid in. */
export const paidCurrencies = ['RUB', 'USD', 'EUR'] as const

export type PaidCurrency = (typeof paidCurrencies)[number]

export const actLanguages = ['ru', 'en'] as const

export type ActLanguage = (typeof actLanguages)[number]

/** The most jobs of one act. */
export const maxActJobs = 200

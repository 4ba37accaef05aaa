/** Events of deals and company figures; payloads have the row's `id`. */
export type DealEvent =
  | 'DealOpened'
  | 'DealOffered'
  | 'DealTermsReached'
  | 'DealInvested'
  | 'DealPassed'
  | 'DealDisputed'
  | 'FiguresAsked'

/** States of a deal. */
export const dealStates = ['INTEREST', 'OFFERED', 'TERMS', 'INVESTED', 'PASSED'] as const

export type DealState = (typeof dealStates)[number]

/** Transitions by the investor. */
export const dealMoves = ['offer', 'terms', 'invest', 'pass'] as const

export type DealMove = (typeof dealMoves)[number]

/** Actions in the list: transitions, confirmation or its opposite, correction, and the company's figures. */
export const dealActions = [...dealMoves, 'confirm', 'dispute', 'correct', 'figures'] as const

/** Instruments of an investment. */
export const instruments = ['EQUITY', 'CONVERTIBLE', 'LOAN', 'GRANT', 'OTHER'] as const

/** Sources of an amount. */
export const figureSources = ['CONTRACT', 'INVESTOR', 'FOUNDER', 'REGISTER'] as const

/** States of a company, as reported by its team. */
export const companyStates = ['WORKING', 'CLOSED', 'SOLD'] as const

export type CompanyState = (typeof companyStates)[number]

/** Maximum number of ongoing deals per investor. */
export const maxDeals = 200

/** Days for answering the half-yearly form by its link. */
export const figureDays = 60

/** Maximum reported number of employees. */
export const maxPeople = 1_000_000

/** Declarations of interest per investor and day. */
export const openingsOfDay = { hits: 30, seconds: 86_400 } as const

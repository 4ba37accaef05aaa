/** How far an investor and a project have come. */
export const dealStates = ['INTEREST', 'OFFERED', 'TERMS', 'INVESTED', 'PASSED'] as const

export type DealState = (typeof dealStates)[number]

/** What the investor says has happened; `correct` changes what is said of money that has been given. */
export const dealMoves = ['offer', 'terms', 'invest', 'pass'] as const

export type DealMove = (typeof dealMoves)[number]

/** What a row of the list offers: its moves, the team's confirmation, a correction, and what was said of the company since. */
export const dealActions = [...dealMoves, 'confirm', 'correct', 'figures'] as const

/** What the money was given for. */
export const instruments = ['EQUITY', 'CONVERTIBLE', 'LOAN', 'GRANT', 'OTHER'] as const

/** Where the figure comes from. */
export const figureSources = ['CONTRACT', 'INVESTOR', 'FOUNDER', 'REGISTER'] as const

/** How a company is doing, as its own people say. */
export const companyStates = ['WORKING', 'CLOSED', 'SOLD'] as const

export type CompanyState = (typeof companyStates)[number]

/** Deals of one investor that go on at a time. */
export const mostDeals = 200

/** Days in which the form of a half-year is answered by its link. */
export const figureDays = 60

/** The most people that a company may say it has. */
export const mostPeople = 1_000_000

/** How many projects one investor tells of their interest in a day. */
export const openingsOfDay = { hits: 30, seconds: 86_400 } as const

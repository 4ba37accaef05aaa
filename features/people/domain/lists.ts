/** Kinds of investors a person can call themselves (spec 9: among them the private investor). */
export const investorTypes = [
  'PRIVATE_INVESTOR',
  'BUSINESS_ANGEL',
  'ANGEL_SYNDICATE',
  'VENTURE_FUND',
  'CORPORATE_INVESTOR',
  'FAMILY_OFFICE',
  'INVESTMENT_COMPANY',
  'BANK',
  'STATE_FUND',
  'OTHER',
] as const

export type InvestorType = (typeof investorTypes)[number]

/** Currencies of an investment range (spec 9). */
export const investmentCurrencies = ['RUB', 'USD', 'EUR'] as const

/** Extensions of pictures one may upload (spec 5). */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const

/** The most of each list that a profile holds. */
export const profileLimits = {
  awards: 20,
  publications: 50,
  jobPositions: 10,
  industries: 20,
  competencies: 50,
} as const

/** What keeps a person from being erased: somebody else must take it over first. */
export const erasureObstacles = ['ERASURE_LEADS_PROJECT', 'LAST_ADMINISTRATOR'] as const

export type ErasureObstacle = (typeof erasureObstacles)[number]

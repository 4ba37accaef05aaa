/** Kinds of investors (spec 9: including the private investor). */
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

/** Extensions of images that may be uploaded (spec 5). */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif'] as const

/** Maximum length of each list in a profile. */
export const profileLimits = {
  awards: 20,
  publications: 50,
  jobPositions: 10,
  industries: 20,
  competencies: 50,
} as const

/** What prevents a person from being erased: another person must take it over first. */
export const erasureObstacles = [
  'ERASURE_LEADS_PROJECT',
  'ERASURE_HOSTS_OPEN_TASK',
  'LAST_ADMINISTRATOR',
] as const

export type ErasureObstacle = (typeof erasureObstacles)[number]

/** A phone as typed: the two-letter country code, the number in any usual format. */
export type GivenPhone = { country: string; number: string }

/** The numbering plans of every country: 40 kB that a browser loads only with the first phone field. */
export type NumberingPlans = {
  isPhoneCountry: (code: string) => boolean
  wholeNumber: (phone: GivenPhone) => string | null
}

let known: NumberingPlans | null = null

/** Called by `numbering-plans.ts` of the contract when it loads. */
export const knowNumberingPlans = (plans: NumberingPlans): void => {
  known = plans
}

/** The numbering plans, if loaded. */
export const numberingPlans = (): NumberingPlans | null => known

/** A phone as a person types it: the country by its two letters, the number in any usual form. */
export type GivenPhone = { country: string; number: string }

/** What knows the numbers of every country: 40 kB that a browser fetches only with the first phone field. */
export type NumberingPlans = {
  isPhoneCountry: (code: string) => boolean
  wholeNumber: (phone: GivenPhone) => string | null
}

let known: NumberingPlans | null = null

/** Called by `numbering-plans.ts` of the contract itself, as soon as it is there. */
export const knowNumberingPlans = (plans: NumberingPlans): void => {
  known = plans
}

/** The numbering plans, where they are loaded. */
export const numberingPlans = (): NumberingPlans | null => known

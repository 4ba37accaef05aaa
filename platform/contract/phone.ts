import { z } from 'zod'
import { text } from './fields.ts'

/** A phone as a person types it: the country by its two letters, the number in any usual form. */
export type GivenPhone = { country: string; number: string }

/** What knows the numbers of every country: 40 kB that a browser fetches only with the first phone field. */
export type NumberingPlans = {
  isPhoneCountry: (code: string) => boolean
  wholeNumber: (phone: GivenPhone) => string | null
}

let known: NumberingPlans | null = null

/** Called by `numbering-plans.ts` itself, as soon as it is there. */
export const knowNumberingPlans = (plans: NumberingPlans): void => {
  known = plans
}

const plans = (): NumberingPlans | null => {
  // A page may be sent off before the plans have arrived, and the server then names the fields; a server must have them.
  if (!known && !('document' in globalThis))
    throw new Error('phone() needs numbering-plans.ts to be imported')
  return known
}

const hasPlan = (code: string): boolean => /^[A-Z]{2}$/.test(code) && plans()?.isPhoneCountry(code) !== false

/** A phone (spec 5): a country must be selected, and the number must be one of that country. */
export const phone = () =>
  z
    .strictObject({
      country: z.string('PHONE_COUNTRY_REQUIRED').refine(hasPlan, 'PHONE_COUNTRY_REQUIRED'),
      number: text(22).min(1, 'REQUIRED'),
    })
    // Of a number nobody can say whose it is, nothing else is said; other rules of the form still are.
    .refine((given) => !hasPlan(given.country) || plans()?.wholeNumber(given) !== null, {
      path: ['number'],
      error: 'INVALID_PHONE',
    })

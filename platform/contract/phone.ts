import { z } from 'zod'
import { numberingPlans, type NumberingPlans } from '../domain/phone.rules.ts'
import { text } from './fields.ts'

const plans = (): NumberingPlans | null => {
  // A page may submit before the plans have loaded, and the server then reports the wrong fields; a server must have
  // them.
  const known = numberingPlans()
  if (!known && !('document' in globalThis))
    throw new Error('phone() needs numbering-plans.ts to be imported')
  return known
}

const hasPlan = (code: string): boolean => /^[A-Z]{2}$/.test(code) && plans()?.isPhoneCountry(code) !== false

/** A phone (spec 5): a country must be selected, and the number must be valid there. */
export const phone = () =>
  z
    .strictObject({
      country: z.string('PHONE_COUNTRY_REQUIRED').refine(hasPlan, 'PHONE_COUNTRY_REQUIRED'),
      number: text(22).min(1, 'REQUIRED'),
    })
    // No further error for a number of an unknown country; the form's other rules still apply.
    .refine((given) => !hasPlan(given.country) || plans()?.wholeNumber(given) !== null, {
      path: ['number'],
      error: 'INVALID_PHONE',
    })
